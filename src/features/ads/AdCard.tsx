import type { ReactNode } from 'react';
import { translate } from '../../strings';
import styles from './Ad.module.css';
import type { AdItem, AdPicture } from './types';

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
export function AdCard({ ad, eventLabel }: Props): ReactNode {
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
