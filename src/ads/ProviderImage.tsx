import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ProviderImage.module.css';
import { eventLabelOf, LABELS } from './view';

/** The provider's script finds its own place in the page by this id. */
const SCRIPT_ID = '_carbonads_js';

interface Props {
  /** Address of the provider's script. */
  readonly url: string;
  readonly isHidden: boolean;
}

/** The provider's ad in the image layout: its script, which draws the ad beside itself (spec 4.3). */
export function ProviderImage({ url, isHidden }: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The script gets a place that React does not know of, so whatever it does there, to the place
    // itself too, cannot confuse React.
    const place = document.createElement('div');
    const script = document.createElement('script');
    script.id = SCRIPT_ID;
    script.async = true;
    script.src = url;
    place.append(script);
    ref.current?.append(place);
    return () => {
      place.remove();
    };
  }, [url]);
  return (
    <div
      ref={ref}
      className={styles.provider}
      hidden={isHidden}
      data-ga-event-category="ad"
      data-ga-event-action="click"
      data-ga-event-label={eventLabelOf(LABELS.provider, 'image')}
    />
  );
}
