import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Island } from '../../islands';
import styles from './Demo.module.css';
import { LICENSE_META } from './element';

interface Props {
  /** From its route (`build/demoRegistry.ts`), because no script may contain it. */
  readonly licenseKey: string | null;
}

/**
 * The document of a framed demo, `/toolpad/demo/?demo=<id>`; see `documentIsland.ts`. Contains the
 * MUI X license key, if there is one (spec 9).
 */
export default function DemoDocument({ licenseKey }: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Demo</title>
        <meta name="robots" content="noindex" />
        {licenseKey !== null && <meta name={LICENSE_META} content={licenseKey} />}
      </Head>
      <Island name="demo-document" on="load" className={styles.document} />
    </>
  );
}
