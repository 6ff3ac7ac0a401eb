import { defineElement, whenShown } from '../../islands';
import { decideOnceAVisit } from '../../preferences';
import { siteEnvironment } from '../../site/config';
import { sendEvent } from '../analytics';
import { type AdLayout, chooseLayout, eventLabelOf, LABELS } from './choices';
import { isDevelopment } from './isDevelopment';

/**
 * Programs that read pages for search engines, previews and models; they say so in their user agent.
 * The letter before "bot" keeps Cubot, a maker of phones, out.
 */
const BOT =
  /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|inspectiontool|ia_archiver|embedly|bingpreview/i;

/** Who opened the page, and which site it is. */
interface Audience {
  readonly userAgent: string;
  /** Whether this is a writer's own server. */
  readonly isDevelopment: boolean;
  /** Whether ads show there too. */
  readonly adsInDevelopment: boolean;
}

/** Whether a page may show an ad: to bots never, in development only when asked (spec 4.9). */
export function maySeeAds({ userAgent, isDevelopment, adsInDevelopment }: Audience): boolean {
  return !BOT.test(userAgent) && (!isDevelopment || adsInDevelopment);
}

/** Decided once a visit (spec 4.3). */
function providerLayout(): AdLayout {
  return decideOnceAVisit('ad-layout', ['inline', 'image'], () => chooseLayout(Math.random()));
}

/**
 * A page's ad slot. It comes alive when the page is shown and asks nothing of the reader (spec 4.9); the
 * page is whole without it, so what fills it loads after the page.
 */
class AdElement extends HTMLElement {
  #stop: (() => void) | null = null;

  connectedCallback(): void {
    whenShown(() => void this.#start());
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  async #start(): Promise<void> {
    const environment = siteEnvironment();
    const { userAgent } = navigator;
    const { adsInDevelopment } = environment;
    if (!maySeeAds({ userAgent, isDevelopment: isDevelopment(), adsInDevelopment })) {
      // An ad of the house stands in the page already.
      this.replaceChildren();
      return;
    }
    const displayRatio = Number(this.dataset.ratio);
    const hasProvider = this.querySelector('template') !== null;
    // The ad of the house that stands in the page is drawn as a picture with words.
    const layout = hasProvider ? providerLayout() : 'image';
    try {
      if (hasProvider) {
        const { showAd } = await import('./showAd');
        this.#stop = showAd(this, { layout, environment, displayRatio, random: Math.random });
        window.addEventListener('pagehide', this.#stop, { once: true });
      } else if (Math.random() < displayRatio) {
        const { reportDisplay } = await import('./displayReport');
        this.#stop = reportDisplay(this, eventLabelOf(LABELS['in-house'], layout));
      }
    } catch {
      // What fills the slot did not arrive: the page goes on without its ad (spec 4.7).
      sendEvent('ad', {
        eventAction: 'crash',
        eventLabel: eventLabelOf(LABELS.nothing, layout),
      });
    }
  }
}

/** Brings the ad slots of the page to life. */
export function startAds(): void {
  defineElement('tp-ad', AdElement);
}
