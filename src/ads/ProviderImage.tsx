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

/**
 * The provider's ad in the image layout: its script, which draws the ad beside itself (spec 4.3).
 *
 * A sandboxed frame would keep the script from reading and changing the page. It cannot be one: the
 * spec has the script in the slot and its placeholder in the page, where the looks and ad blockers
 * find it (spec 4.3, 4.4), and the script finds its own place by its id in the document it runs in.
 * What limits it instead:
 *
 * - It is in the page only where a maintainer set its address, and in four visits of five.
 * - The policy (`src/plugins/hosting`) lets scripts come from its host and the one it answers from, and
 *   from nowhere else. What the ad brings beyond that is refused, as are inline handlers, `eval`,
 *   frames and forms to other hosts.
 * - Nothing of worth is there to be read: no sign-in, no account; cookies hold two choices of display.
 * - Its crash or its changes to its place cannot reach React's tree; a page without ads is one
 *   variable away.
 *
 * A hash of the script (SRI) would stop every update of it and so every ad, and Trusted Types stay off
 * on sites with it, because it writes its ad as markup. The other layout runs no foreign code at all.
 */
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
