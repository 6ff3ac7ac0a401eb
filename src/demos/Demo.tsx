import clsx from 'clsx';
import { Children, isValidElement, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '../strings';
import styles from './Demo.module.css';
import { DemoFrame } from './DemoFrame';
import { DemoInline } from './DemoInline';
import { DemoPreview, DemoSource } from './DemoCode';

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
  const translate = useTranslate();
  const [isExpanded, setIsExpanded] = useState(false);
  const [run, setRun] = useState(0);
  const address = `${useBaseUrl('/demo/')}?demo=${id}`;
  const preview = findChild(children, DemoPreview);
  const source = findChild(children, DemoSource);
  const name = id.slice(id.lastIndexOf('/') + 1);
  const isWhole = preview === undefined || isExpanded;
  return (
    <figure id={`${name}.tsx`} className={styles.demo} aria-label={title}>
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
      <div className={styles.toolbar}>
        {preview !== undefined && (
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isExpanded}
            onClick={() => {
              setIsExpanded(!isExpanded);
            }}
          >
            {translate(isExpanded ? 'demo.collapse' : 'demo.expand')}
          </button>
        )}
        <span className={styles.spacer} />
        <button
          type="button"
          className={styles.tool}
          onClick={() => {
            setRun(run + 1);
          }}
        >
          {translate('demo.reset')}
        </button>
        <a className={styles.tool} href={address} target="_blank" rel="noopener">
          {translate('demo.open')}
        </a>
      </div>
      <div className={styles.code}>{isWhole ? source : preview}</div>
    </figure>
  );
}
