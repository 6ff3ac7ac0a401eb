import clsx from 'clsx';
import { Suspense, useMemo, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  parseChoice,
  codeStylingPreference,
  useCodeChoice,
  type CodeStyling,
} from '../preferences';
import styles from './Demo.module.css';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';
import { DemoInline } from './DemoInline';
import { LoadedDemoSource } from './DemoCode';
import { DemoToolbar } from './DemoToolbar';
import { styledDemoId } from './registry';
import { demoAnchor, useDemoAddress } from './useDemoAddress';
import { useDemoFiles } from './useDemoFiles';

interface Props {
  /** `core/react-dashboard-layout/DashboardLayoutBasic`; filled in when the page is compiled. */
  readonly id: string;
  /** What the demo shows: its accessible name. */
  readonly title: string;
  /** The stylings it exists in, separated by spaces; filled in when the page is compiled. */
  readonly stylings?: string;
  /** Whether it runs in its own document, as what fills a screen must. */
  readonly framed?: boolean;
  /** Height of what runs, in px. */
  readonly height?: number | string;
  /** The source, as the page's compiler put it here: whole, or its interesting lines. */
  readonly children?: ReactNode;
  /** Whether `children` is but a part of the source. */
  readonly isPartial?: boolean;
}

function parseStylings(text: string): readonly CodeStyling[] {
  return text.split(' ').flatMap((name) => parseChoice(codeStylingPreference.values, name) ?? []);
}

/**
 * A running example with its source. A writer puts `<Demo src="./Name.tsx" title="…" />` into a
 * page; `framed` for what fills a screen. It loads when it comes near the screen and keeps its place
 * before that. Where it exists in several stylings, the reader's choice runs (spec 3.3).
 */
export function Demo({
  id,
  title,
  stylings = 'system',
  framed = false,
  height = 320,
  isPartial = false,
  children,
}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const [run, setRun] = useState(0);
  const choice = useCodeChoice();
  const available = useMemo(() => parseStylings(stylings), [stylings]);
  const shown = {
    ...choice,
    styling: available.includes(choice.styling) ? choice.styling : 'system',
  } as const;
  const running = styledDemoId(id, shown.styling);
  const address = `${useBaseUrl('/demo/')}?demo=${running}`;
  const name = id.slice(id.lastIndexOf('/') + 1);
  const loadFiles = useDemoFiles(id, available);
  useDemoAddress(figure, name);
  return (
    <figure
      ref={figure}
      id={`${name}.tsx`}
      className={styles.demo}
      aria-label={title}
      // Tells the page's Markdown twin whose source to show.
      data-demo={id}
    >
      <div
        className={clsx(styles.stage, !framed && styles.inline)}
        style={{ minHeight: Number(height) }}
      >
        {framed ? (
          <DemoFrame
            key={`${running} ${run}`}
            address={address}
            title={title}
            height={Number(height)}
          />
        ) : (
          <DemoInline key={run} id={running} />
        )}
      </div>
      <DemoToolbar
        title={title}
        address={address}
        anchor={demoAnchor(name, shown)}
        choice={shown}
        isExpanded={isPartial ? isExpanded : null}
        onToggle={() => {
          setIsExpanded(!isExpanded);
        }}
        onReset={() => {
          setRun(run + 1);
        }}
        loadFiles={loadFiles}
      />
      <div className={styles.code} hidden={isExpanded}>
        {children}
      </div>
      {isExpanded && (
        <div className={styles.code}>
          <DemoErrorBoundary>
            <Suspense fallback={children}>
              <LoadedDemoSource files={loadFiles()} />
            </Suspense>
          </DemoErrorBoundary>
        </div>
      )}
    </figure>
  );
}
