import clsx from 'clsx';
import { Children, isValidElement, useRef, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { codeText } from '../clipboard';
import styles from './Demo.module.css';
import { DemoFrame } from './DemoFrame';
import { DemoInline } from './DemoInline';
import { DemoPreview, DemoSource } from './DemoCode';
import { DemoToolbar } from './DemoToolbar';

interface Props {
  /** `core/react-dashboard-layout/DashboardLayoutBasic`; filled in when the page is compiled. */
  readonly id: string;
  /** What the demo shows: its accessible name. */
  readonly title: string;
  /** Whether it runs in its own document, as what fills a screen must. */
  readonly framed?: boolean;
  /** Height of what runs, in px. */
  readonly height?: number | string;
  /** The source, as the page's compiler put it here. */
  readonly children?: ReactNode;
}

function findChild(children: ReactNode, type: unknown): ReactNode {
  return Children.toArray(children).find((child) => isValidElement(child) && child.type === type);
}

/**
 * A running example with its source. A writer puts `<Demo src="./Name.tsx" title="…" />` into a
 * page; `framed` for what fills a screen. It loads when it comes near the screen and keeps its place
 * before that.
 */
export function Demo({ id, title, framed = false, height = 320, children }: Props): ReactNode {
  const [isExpanded, setIsExpanded] = useState(false);
  const [run, setRun] = useState(0);
  const sourceRef = useRef<HTMLDivElement>(null);
  const address = `${useBaseUrl('/demo/')}?demo=${id}`;
  const preview = findChild(children, DemoPreview);
  const anchor = `${id.slice(id.lastIndexOf('/') + 1)}.tsx`;
  const isWhole = preview === undefined || isExpanded;
  return (
    <figure id={anchor} className={styles.demo} aria-label={title}>
      <div
        className={clsx(styles.stage, !framed && styles.inline)}
        style={{ minHeight: Number(height) }}
      >
        {framed ? (
          <DemoFrame key={run} address={address} title={title} height={Number(height)} />
        ) : (
          <DemoInline key={run} id={id} />
        )}
      </div>
      <DemoToolbar
        address={address}
        anchor={anchor}
        isExpanded={preview === undefined ? null : isExpanded}
        onToggle={() => {
          setIsExpanded(!isExpanded);
        }}
        onReset={() => {
          setRun(run + 1);
        }}
        readSource={() => (sourceRef.current ? codeText(sourceRef.current) : '')}
      />
      {preview !== undefined && (
        <div className={styles.code} hidden={isWhole}>
          {preview}
        </div>
      )}
      <div ref={sourceRef} className={styles.code} hidden={!isWhole}>
        {findChild(children, DemoSource)}
      </div>
    </figure>
  );
}
