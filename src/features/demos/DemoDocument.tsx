import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Island } from '../../islands';
import type { SiteEnvironment } from '../../site/config';
import styles from './Demo.module.css';
import { LICENSE_META } from './element';

/**
 * The document of a framed demo, `/toolpad/demo/?demo=<id>`; see `documentIsland.ts`. Contains the
 * MUI X license key, if there is one (spec 9).
 */
export default function DemoDocument(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { muiXLicenseKey = null } = (customFields?.environment ?? {}) as Partial<SiteEnvironment>;
  return (
    <>
      <Head>
        <title>Demo</title>
        <meta name="robots" content="noindex" />
        {muiXLicenseKey !== null && <meta name={LICENSE_META} content={muiXLicenseKey} />}
      </Head>
      <Island name="demo-document" on="load" className={styles.document} />
    </>
  );
}
