import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useColorMode } from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import styles from './Demo.module.css';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { placeLayersLast } from './layerPlace';
import { announceMode } from './toolpadMode';

if (typeof document !== 'undefined') {
  placeLayersLast();
}

const RunningDemo = lazy(() => import('./RunningDemo'));

/** Keeps the Toolpad Core app in this document in the reader's colour mode. */
function ModeFollower(): null {
  const { colorMode } = useColorMode();
  useEffect(() => {
    announceMode(colorMode);
  }, [colorMode]);
  return null;
}

/** The document that a framed demo runs in: `/toolpad/demo/?demo=<id>`. */
export default function DemoDocument(): ReactNode {
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const id = new URLSearchParams(search).get('demo') ?? '';
  return (
    <LayoutProvider>
      <Head>
        <title>{id.slice(id.lastIndexOf('/') + 1) || 'Demo'}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <ModeFollower />
      <div className={styles.document}>
        {isBrowser && (
          <DemoErrorBoundary>
            <Suspense fallback={null}>
              <RunningDemo id={id} />
            </Suspense>
          </DemoErrorBoundary>
        )}
      </div>
    </LayoutProvider>
  );
}
