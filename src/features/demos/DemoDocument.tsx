import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { Island } from '../../islands';
import styles from './Demo.module.css';

/** The document that a framed demo runs in: `/toolpad/demo/?demo=<id>`. See `documentIsland.ts`. */
export default function DemoDocument(): ReactNode {
  return (
    <>
      <Head>
        <title>Demo</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Island name="demo-document" on="load" className={styles.document} />
    </>
  );
}
