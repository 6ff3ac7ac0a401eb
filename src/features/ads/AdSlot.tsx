import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings/all';
import { eventLabelOf, PLACEMENT } from './eventLabel';
import DesignKit from './pictures/design-kit.svg';
import Support from './pictures/support.svg';
import Templates from './pictures/templates.svg';
import Themes from './pictures/themes.svg';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';

/** Ad settings of the site (spec 4.8). */
export interface AdConfig {
  /** Share of displayed ads that report their display, from 0 to 1. */
  readonly GADisplayRatio: number;
}

const DEFAULT_CONFIG: AdConfig = { GADisplayRatio: 0.1 };

const AdConfigContext = createContext<AdConfig | null>(null);

interface ProviderProps {
  readonly config?: Partial<AdConfig>;
  readonly children?: ReactNode;
}

/** Provides the ad configuration (spec 4.8). */
export function AdProvider({ config, children }: ProviderProps): ReactNode {
  const value = useMemo(() => ({ ...DEFAULT_CONFIG, ...config }), [config]);
  return <AdConfigContext value={value}>{children}</AdConfigContext>;
}

/** Returns the ad configuration (spec 4.8); throws outside an `AdProvider`. */
export function useAdConfig(): AdConfig {
  const config = useContext(AdConfigContext);
  if (!config) {
    throw new Error(
      'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  }
  return config;
}

const STORE = 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=';

/** The in-house ads (spec 4.1); their texts are the strings `ad.<id>.…`. */
const IN_HOUSE_ADS = [
  { id: 'templates', img: Templates, link: `${STORE}in-house-templates` },
  { id: 'themes', img: Themes, link: `${STORE}in-house-themes` },
  { id: 'support', img: Support, link: 'https://mui.com/material-ui/getting-started/support/' },
  {
    id: 'designKit',
    img: DesignKit,
    link: 'https://mui.com/material-ui/design-resources/material-ui-for-figma/',
  },
] as const;

type InHouseAd = (typeof IN_HOUSE_ADS)[number];

/** A page's in-house ad if there is no provider: stable per page, evenly spread over the pages. */
function adOfPage(pathname: string): InHouseAd {
  const sum = Array.from(pathname).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return IN_HOUSE_ADS[sum % IN_HOUSE_ADS.length] ?? IN_HOUSE_ADS[0];
}

/**
 * A card with a decorative picture and one link that covers it (spec 4.1, 4.6). Without an ad, it
 * is the provider's: the browser fills in texts, URLs and picture from the response.
 */
function AdCard({ ad }: { readonly ad: InHouseAd | null }): ReactNode {
  const picture = { className: styles.picture, width: 130, height: 100 };
  return (
    <div className={clsx(styles.card, !ad && styles.whole)}>
      {ad ? <ad.img {...picture} aria-hidden="true" /> : <img {...picture} alt="" />}
      <div className={styles.words}>
        <a
          className={styles.link}
          href={ad?.link ?? 'https://mui.com/'}
          target="_blank"
          rel="noopener sponsored"
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={eventLabelOf(ad ? 'in-house' : 'carbon', 'image')}
        >
          <strong>{ad && translate(`ad.${ad.id}.name`)}</strong>{' '}
          <span>{ad && translate(`ad.${ad.id}.description`)}</span>
        </a>
        <span className={styles.origin}>
          {translate('ad.poweredBy', { poweredby: ad ? 'MUI' : 'Carbon' })}
        </span>
      </div>
    </div>
  );
}

/**
 * The slot for a page's ad (spec 4.2): without a provider an in-house ad, with one an empty frame
 * and templates for `<tp-ad>` to choose from (`showAd.ts`). Its fixed size prevents layout shift.
 */
export function AdSlot(): ReactNode {
  const { GADisplayRatio } = useAdConfig();
  const { pathname } = useLocation();
  const { adScriptUrl, adJsonUrl, adsInDevelopment, isDevelopment } = siteEnvironment();
  // Spec 4.9.
  if (isDevelopment && !adsInDevelopment) {
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
          {[...IN_HOUSE_ADS, null].map((ad) => (
            <template key={ad?.id ?? 'carbon'} data-ad={ad ? 'in-house' : 'carbon'}>
              <AdCard ad={ad} />
            </template>
          ))}
          <template data-ad="notice">
            {/* Politely asks readers who block ads to allow them (spec 4.5). */}
            <p className={styles.notice}>{translate('ad.notice')}</p>
          </template>
        </>
      ) : (
        <div className={styles.content}>
          <AdCard ad={adOfPage(pathname)} />
        </div>
      )}
    </tp-ad>
  );
}
