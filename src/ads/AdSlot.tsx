import { lazy, Suspense, type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSiteEnvironment } from '../config';
import { AdErrorBoundary } from './AdErrorBoundary';
import { useAdConfig } from './AdProvider';
import styles from './AdSlot.module.css';
import { maySeeAds } from './audience';
import { visitLayout } from './choices';
import { isDevelopment } from './isDevelopment';
import type { Random } from './types';
import { eventLabelOf, LABELS, PLACEMENT } from './view';

/** The page is whole without it, so what fills the slot loads after the page. */
const Ad = lazy(() => import('./Ad'));

interface Props {
  readonly random?: Random;
}

/**
 * The place of a page's ad, under its lead paragraph (spec 4.2). It is prerendered empty and never
 * changes its size, so that no ad moves what is being read; bots see it stay empty (spec 4.9).
 */
export function AdSlot({ random = Math.random }: Props): ReactNode {
  const { GADisplayRatio } = useAdConfig();
  const environment = useSiteEnvironment();
  const isBrowser = useIsBrowser();
  const { adsInDevelopment } = environment;
  const isOpen =
    isBrowser &&
    maySeeAds({
      userAgent: navigator.userAgent,
      isDevelopment: isDevelopment(),
      adsInDevelopment,
    });
  const layout = isOpen ? visitLayout(random) : null;
  return (
    <div className={styles.slot} data-place={PLACEMENT}>
      {layout !== null && (
        <AdErrorBoundary eventLabel={eventLabelOf(LABELS.nothing, layout)}>
          <Suspense fallback={null}>
            <Ad
              layout={layout}
              environment={environment}
              displayRatio={GADisplayRatio}
              random={random}
            />
          </Suspense>
        </AdErrorBoundary>
      )}
    </div>
  );
}
