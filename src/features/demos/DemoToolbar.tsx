import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '../../strings/all';
import styles from './DemoToolbar.module.css';

/** SVG paths, viewBox 24×24. */
const DRAWINGS = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  reset: 'M4 4v6h6M4.500 14a8 8 0 1 0 1.500-7.500L4 10',
  link: 'M10 14a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1m2 5a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1',
  open: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
} as const;

/** How the stand-in for a server can answer (`docs-core/server.ts`). */
const ANSWERS = [
  ['', 'demo.server.answers'],
  ['slow', 'demo.server.slow'],
  ['mixed', 'demo.server.mixed'],
  ['401', 'demo.server.401'],
  ['500', 'demo.server.500'],
  ['silent', 'demo.server.silent'],
] as const;

interface IconProps {
  readonly drawing: keyof typeof DRAWINGS;
  /** The tooltip, shown on hover, on focus and after it changes. */
  readonly name: string;
}

function Icon({ drawing, name }: IconProps): ReactNode {
  return (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
      <span className={styles.name} data-tool-name>
        {name}
      </span>
    </>
  );
}

interface Props {
  readonly address: string;
  /** Id of the demo's element in the page. */
  readonly anchor: string;
  /** Whether the code is initially visible. */
  readonly isOpen: boolean;
  /** Whether the demo asks a server. */
  readonly hasServer: boolean;
}

/** A demo's actions; `startDemos` handles them. */
export function DemoToolbar({ address, anchor, isOpen, hasServer }: Props): ReactNode {
  const icon = clsx(styles.tool, styles.icon);
  const menuId = `open-${anchor}`;
  return (
    <div className={clsx(styles.toolbar, 'needs-scripts')} data-markdown="skip">
      {!isOpen && (
        <button type="button" className={styles.tool} data-demo-tool="code" aria-expanded={false}>
          {translate('demo.code.show')}
        </button>
      )}
      <button type="button" className={styles.tool} data-demo-tool="edit">
        {translate('demo.edit')}
      </button>
      {hasServer && (
        <select
          className={styles.tool}
          aria-label={translate('demo.server')}
          autoComplete="off"
          data-demo-tool="server"
        >
          {ANSWERS.map(([answer, text]) => (
            <option key={answer} value={answer}>
              {translate(text)}
            </option>
          ))}
        </select>
      )}
      <button type="button" className={icon} data-demo-tool="copy">
        <Icon drawing="copy" name={translate('code.copy.idle')} />
      </button>
      <button type="button" className={icon} data-demo-tool="reset">
        <Icon drawing="reset" name={translate('demo.reset')} />
      </button>
      <a className={icon} href={`#${anchor}`} data-demo-tool="link">
        <Icon drawing="link" name={translate('demo.link')} />
      </a>
      <button type="button" className={icon} popoverTarget={menuId} data-demo-tool="menu">
        <Icon drawing="open" name={translate('demo.openIn')} />
      </button>
      <div id={menuId} popover="auto" className={styles.menu}>
        {['StackBlitz', 'CodeSandbox'].map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            data-demo-tool="sandbox"
            data-service={name}
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
      </div>
      <span role="status" data-demo-status />
    </div>
  );
}

/** The button below a demo's highlights that shows the full source. */
export function ExpandButton(): ReactNode {
  return (
    <div className={clsx(styles.toolbar, styles.expand, 'needs-scripts')} data-markdown="skip">
      <button type="button" className={styles.tool} data-demo-tool="expand" aria-expanded={false}>
        {translate('demo.expand')}
      </button>
    </div>
  );
}
