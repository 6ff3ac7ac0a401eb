import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { siteEnvironment } from '../../site/config';
import { type StringKey, translate } from '../../strings';
import { useAdConfig } from './AdProvider';
import { eventLabelOf, LABELS, PLACEMENT } from './choices';
import { isDevelopment } from './isDevelopment';
import DesignKit from './pictures/design-kit.svg';
import Support from './pictures/support.svg';
import Templates from './pictures/templates.svg';
import Themes from './pictures/themes.svg';
import styles from './Ad.module.css';
import slotStyles from './AdSlot.module.css';

/** A picture of ours, drawn in the page, or the checked address of someone else's. */
type AdPicture = ComponentType<SVGProps<SVGSVGElement>> | string;

/** What an ad shows, whoever it comes from (spec 4.1). All of it is text, never HTML (spec 4.6). */
interface AdItem {
  readonly name: string;
  /** Always `https:`. */
  readonly link: string;
  /** `null`: an ad of words alone. */
  readonly img: AdPicture | null;
  readonly description: string;
  readonly poweredby: string;
  /** First part of what analytics calls the ad (spec 5.3). */
  readonly label: string;
}

/** An in-house ad before its words are looked up in the reader's language. */
interface InHouseAdEntry extends Pick<AdItem, 'link' | 'img'> {
  readonly name: StringKey;
  readonly description: StringKey;
}

/** The ads of the house itself (spec 4.1). */
const IN_HOUSE_ADS: readonly [InHouseAdEntry, ...InHouseAdEntry[]] = [
  {
    name: 'ad.templates.name',
    description: 'ad.templates.description',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-templates',
    img: Templates,
  },
  {
    name: 'ad.themes.name',
    description: 'ad.themes.description',
    link: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=in-house-themes',
    img: Themes,
  },
  {
    name: 'ad.support.name',
    description: 'ad.support.description',
    link: 'https://mui.com/material-ui/getting-started/support/',
    img: Support,
  },
  {
    name: 'ad.designKit.name',
    description: 'ad.designKit.description',
    link: 'https://mui.com/material-ui/design-resources/material-ui-for-figma/',
    img: DesignKit,
  },
];

interface Props {
  readonly ad: AdItem;
  /** What analytics calls the ad. */
  readonly eventLabel: string;
}

/** The words beside it say all that the picture does, so it has no name of its own. */
function Picture({ img }: { img: AdPicture }): ReactNode {
  if (typeof img === 'string') {
    return <img className={styles.picture} src={img} alt="" width={130} height={100} />;
  }
  const Drawing = img;
  return <Drawing className={styles.picture} width={130} height={100} aria-hidden="true" />;
}

/** An ad: its picture, and its words as the one link, which covers the card (spec 4.1, 4.6). */
function AdCard({ ad, eventLabel }: Props): ReactNode {
  return (
    <div className={styles.card}>
      {ad.img !== null && <Picture img={ad.img} />}
      <div className={styles.words}>
        <a
          className={styles.link}
          href={ad.link}
          target="_blank"
          rel="noopener sponsored"
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={eventLabel}
        >
          <strong>{ad.name}</strong> <span>{ad.description}</span>
        </a>
        <span className={styles.origin}>
          {translate('ad.poweredBy', { poweredby: ad.poweredby })}
        </span>
      </div>
    </div>
  );
}

/** Says in a line that no ad came, and asks whose browser blocks them, kindly, to allow them (spec 4.5). */
function AdNotice(): ReactNode {
  return <p className={styles.notice}>{translate('ad.notice')}</p>;
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
