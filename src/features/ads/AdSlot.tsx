import clsx from 'clsx';
import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings';
import styles from './Ad.module.css';
import { AdCard } from './AdCard';
import { AdNotice } from './AdNotice';
import { useAdConfig } from './AdProvider';
import slotStyles from './AdSlot.module.css';
import { IN_HOUSE_ADS, type InHouseAdEntry } from './inHouseAds';
import { isDevelopment } from './isDevelopment';
import type { AdItem } from './types';
import { eventLabelOf, LABELS, PLACEMENT } from './view';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's own way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      'tp-ad': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** An ad whose words and addresses the browser fills in with what the provider answers. */
const BLANK: AdItem = {
  name: '',
  link: 'https://mui.com/',
  img: null,
  description: '',
  poweredby: 'Carbon',
  label: LABELS.provider,
};

function toItem({ name, description, link, img }: InHouseAdEntry): AdItem {
  return {
    link,
    img,
    name: translate(name),
    description: translate(description),
    poweredby: 'MUI',
    label: LABELS['in-house'],
  };
}

/** The ad that a page shows where there is no provider: always the same, and each on as many pages. */
function adOfPage(pathname: string): InHouseAdEntry {
  const sum = Array.from(pathname).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return IN_HOUSE_ADS[sum % IN_HOUSE_ADS.length] ?? IN_HOUSE_ADS[0];
}

/**
 * The place of a page's ad, under its lead paragraph (spec 4.2). Without a provider it holds an ad of the
 * house. With one it holds a quiet frame, and everything that it may come to show, as templates; `<tp-ad>` decides among
 * them (`showAd.ts`). It never changes its size, so that no ad moves what is being read.
 */
export function AdSlot(): ReactNode {
  const { GADisplayRatio, withoutAds } = useAdConfig();
  const { pathname } = useLocation();
  const { adScriptUrl, adJsonUrl, adsInDevelopment } = siteEnvironment();
  if (withoutAds.includes(pathname) || (isDevelopment() && !adsInDevelopment)) {
    return null;
  }
  const hasProvider = adScriptUrl !== null || adJsonUrl !== null;
  return (
    <tp-ad
      className={clsx(slotStyles.slot, hasProvider ? slotStyles.waiting : slotStyles.house)}
      data-markdown="skip"
      data-place={PLACEMENT}
      data-ratio={GADisplayRatio}
    >
      {hasProvider ? (
        <>
          {IN_HOUSE_ADS.map((entry) => (
            <template key={entry.name} data-ad="in-house">
              <AdCard ad={toItem(entry)} eventLabel="" />
            </template>
          ))}
          <template data-ad="provider">
            <AdCard ad={BLANK} eventLabel="" />
          </template>
          <template data-ad="notice">
            <AdNotice />
          </template>
        </>
      ) : (
        <div className={styles.content}>
          <AdCard
            ad={toItem(adOfPage(pathname))}
            eventLabel={eventLabelOf(LABELS['in-house'], 'image')}
          />
        </div>
      )}
    </tp-ad>
  );
}
