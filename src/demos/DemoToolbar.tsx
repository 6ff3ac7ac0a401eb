import type { ReactNode } from 'react';
import { useCopy } from '../clipboard';
import type { CodeChoice } from '../preferences';
import { useTranslate } from '../strings';
import styles from './Demo.module.css';
import type { DemoFile } from './registry';
import { SandboxButtons } from './SandboxButtons';

/** How long the toolbar says that it has copied, in ms (spec 3.4). */
const COPIED_DURATION = 1200;

interface Props {
  /** What the demo shows. */
  readonly title: string;
  /** Address of the demo in a document of its own. */
  readonly address: string;
  /** The id that the demo's address in the page ends in. */
  readonly anchor: string;
  /** The version of the demo that is shown. */
  readonly choice: CodeChoice;
  /** Whether the whole source shows; `null` when there is nothing to fold. */
  readonly isExpanded: boolean | null;
  readonly onToggle: () => void;
  readonly onReset: () => void;
  /** Loads the whole source, of all versions. */
  readonly loadFiles: () => Promise<readonly DemoFile[]>;
}

/** The files of one version of a demo. */
function filesOf(files: readonly DemoFile[], { styling, variant }: CodeChoice) {
  return files.filter((file) => file.styling === styling && file.variant === variant);
}

/** What a reader can do with a demo. The source is on its way before it is asked for. */
export function DemoToolbar({
  title,
  address,
  anchor,
  choice,
  isExpanded,
  onToggle,
  onReset,
  loadFiles,
}: Props): ReactNode {
  const translate = useTranslate();
  const { state, copy } = useCopy(COPIED_DURATION);
  const prepare = () => {
    // A failure is told by what needs the source, not here.
    void loadFiles().catch(() => undefined);
  };
  const preparing = { onPointerEnter: prepare, onFocus: prepare };
  const loadShown = async () => filesOf(await loadFiles(), choice);
  return (
    <div className={styles.toolbar}>
      {isExpanded !== null && (
        <button
          type="button"
          className={styles.tool}
          aria-expanded={isExpanded}
          onClick={onToggle}
          {...preparing}
        >
          {translate(isExpanded ? 'demo.collapse' : 'demo.expand')}
        </button>
      )}
      <span className={styles.spacer} />
      <button
        type="button"
        className={styles.tool}
        onClick={() => {
          copy(loadShown().then(([component]) => component?.full ?? ''));
        }}
        {...preparing}
      >
        {translate(`code.copy.${state}`)}
      </button>
      <span className="visually-hidden" role="status">
        {state !== 'idle' && translate(`code.${state}`)}
      </span>
      <button type="button" className={styles.tool} onClick={onReset}>
        {translate('demo.reset')}
      </button>
      <a className={styles.tool} href={`#${anchor}`}>
        {translate('demo.link')}
      </a>
      <SandboxButtons title={title} loadFiles={loadShown} />
      <a className={styles.tool} href={address} target="_blank" rel="noopener">
        {translate('demo.open')}
      </a>
    </div>
  );
}
