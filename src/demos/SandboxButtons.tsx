import { useState, type ReactNode } from 'react';
import { useTranslate } from '../strings';
import styles from './Demo.module.css';
import type { DemoFile } from './registry';

interface Props {
  /** What the demo shows. */
  readonly title: string;
  /** Loads the files of the version that is shown. */
  readonly loadFiles: () => Promise<readonly DemoFile[]>;
}

const SANDBOXES = ['StackBlitz', 'CodeSandbox'] as const;

/** Opens a demo as a project of its own, on a service that runs it. */
export function SandboxButtons({ title, loadFiles }: Props): ReactNode {
  const translate = useTranslate();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async (name: (typeof SANDBOXES)[number]) => {
    setHasFailed(false);
    try {
      const [files, { openInSandbox }] = await Promise.all([loadFiles(), import('./sandbox')]);
      openInSandbox(name, title, files);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      {SANDBOXES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          title={translate('demo.sandbox', { name })}
          onClick={() => {
            void open(name);
          }}
        >
          {name}
        </button>
      ))}
      <span role="status">{hasFailed && translate('demo.sandbox.failed')}</span>
    </>
  );
}
