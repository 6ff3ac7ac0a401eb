import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './Demo.module.css';

interface Props {
  /** Address of the demo in a document of its own. */
  readonly address: string;
  /** The id that the demo's address in the page ends in. */
  readonly anchor: string;
  /** Whether the page shows but a part of the source. */
  readonly canExpand: boolean;
}

const SANDBOXES = ['StackBlitz', 'CodeSandbox'] as const;

/** What a reader can do with a demo. `startDemos` does it. */
export function DemoToolbar({ address, anchor, canExpand }: Props): ReactNode {
  const says = clsx(styles.tool, styles.says);
  return (
    <div className={clsx(styles.toolbar, 'needs-scripts')} data-markdown="skip">
      {canExpand && (
        <button type="button" className={styles.tool} data-demo-tool="expand" aria-expanded={false}>
          {translate('demo.expand')}
        </button>
      )}
      <span className={styles.spacer} />
      <button type="button" className={says} data-demo-tool="copy">
        {translate('code.copy.idle')}
      </button>
      <button type="button" className={says} data-demo-tool="reset">
        {translate('demo.reset')}
      </button>
      <a className={says} href={`#${anchor}`} data-demo-tool="link">
        {translate('demo.link')}
      </a>
      {SANDBOXES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          title={translate('demo.sandbox', { name })}
          data-demo-tool="sandbox"
        >
          {name}
        </button>
      ))}
      <a
        className={styles.tool}
        href={address}
        target="_blank"
        rel="noopener"
        data-demo-tool="open"
      >
        {translate('demo.open')}
      </a>
      <span role="status" data-demo-said />
    </div>
  );
}
