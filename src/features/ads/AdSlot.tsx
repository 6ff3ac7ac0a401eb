import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { siteEnvironment } from '../../site/config';
import { translate } from '../../strings';
import { useAdConfig } from './AdProvider';
import { type AdView, eventLabelOf, PLACEMENT } from './eventLabel';
import DesignKit from './pictures/design-kit.svg';
import Support from './pictures/support.svg';
import Templates from './pictures/templates.svg';
import Themes from './pictures/themes.svg';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';

/** An ad from any source (spec 4.1). All fields are text, never HTML (spec 4.6). */
interface AdItem {
  readonly name: string;
  /** Always `https:`. */
  readonly link: string;
  /** `null` if the browser fills in the provider's picture. */
  readonly img: ComponentType<SVGProps<SVGSVGElement>> | null;
  readonly description: string;
  readonly poweredby: string;
  readonly label: AdView;
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

function inHouseAd({ id, img, link }: (typeof IN_HOUSE_ADS)[number]): AdItem {
  return {
    name: translate(`ad.${id}.name`),
    description: translate(`ad.${id}.description`),
    img,
    link,
    poweredby: 'MUI',
    label: 'in-house',
  };
}

/** A page's in-house ad if there is no provider: stable per page, evenly spread over the pages. */
function adOfPage(pathname: string): AdItem {
  const sum = Array.from(pathname).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return inHouseAd(IN_HOUSE_ADS[sum % IN_HOUSE_ADS.length] ?? IN_HOUSE_ADS[0]);
}

/** An ad whose texts, URLs and picture the browser fills in from the provider's response. */
const BLANK: AdItem = {
  name: '',
  link: 'https://mui.com/',
  img: null,
  description: '',
  poweredby: 'Carbon',
  label: 'carbon',
};

/** A card with a decorative picture and one link that covers it (spec 4.1, 4.6). */
function AdCard({ name, link, img: Picture, description, poweredby, label }: AdItem): ReactNode {
  const picture = { className: styles.picture, width: 130, height: 100 };
  return (
    <div className={clsx(styles.card, !Picture && styles.whole)}>
      {Picture ? <Picture {...picture} aria-hidden="true" /> : <img {...picture} alt="" />}
      <div className={styles.words}>
        <a
          className={styles.link}
          href={link}
          target="_blank"
          rel="noopener sponsored"
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={eventLabelOf(label, 'image')}
        >
          <strong>{name}</strong> <span>{description}</span>
        </a>
        <span className={styles.origin}>{translate('ad.poweredBy', { poweredby })}</span>
      </div>
    </div>
  );
}

/** Whether this is the development server (spec 4.9); the bundler inlines the value. */
function isDevelopment(): boolean {
  // eslint-disable-next-line no-restricted-properties -- a constant of the build, not a setting
  return process.env.NODE_ENV === 'development';
}

/**
 * The slot for a page's ad (spec 4.2): without a provider an in-house ad, with one an empty frame
 * and templates for `<tp-ad>` to choose from (`showAd.ts`). Its fixed size prevents layout shift.
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
          {[...IN_HOUSE_ADS.map(inHouseAd), BLANK].map((ad) => (
            <template key={ad.name} data-ad={ad.label}>
              <AdCard {...ad} />
            </template>
          ))}
          <template data-ad="notice">
            {/* Politely asks readers who block ads to allow them (spec 4.5). */}
            <p className={styles.notice}>{translate('ad.notice')}</p>
          </template>
        </>
      ) : (
        <div className={styles.content}>
          <AdCard {...adOfPage(pathname)} />
        </div>
      )}
    </tp-ad>
  );
}
