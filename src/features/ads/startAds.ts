import { defineElement, whenShown } from '../../islands';
import { decideOnceAVisit } from '../../preferences';
import { sendEvent } from '../analytics';
import { eventLabelOf } from './eventLabel';

/**
 * Programs that read pages for search engines, previews and models; they say so in their user agent.
 * The letter before "bot" keeps Cubot, a maker of phones, out.
 */
const BOT =
  /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|inspectiontool|ia_archiver|embedly|bingpreview/i;

/** Share of visits that get the inline layout (spec 4.3). */
const INLINE_SHARE = 0.2;

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
    // Bots see no ad (spec 4.9), and one of the house stands in the page already.
    if (BOT.test(navigator.userAgent)) {
      this.replaceChildren();
      return;
    }
    const hasProvider = this.querySelector('template') !== null;
    // The ad of the house that stands in the page is drawn as a picture with words.
    const layout = hasProvider
      ? decideOnceAVisit('ad-layout', ['inline', 'image'], () =>
          Math.random() < INLINE_SHARE ? 'inline' : 'image',
        )
      : 'image';
    try {
      if (hasProvider) {
        const { showAd } = await import('./showAd');
        this.#stop = showAd(this, layout);
        window.addEventListener('pagehide', this.#stop, { once: true });
      } else if (Math.random() < Number(this.dataset.ratio)) {
        const { reportDisplay } = await import('./displayReport');
        this.#stop = reportDisplay(this, eventLabelOf('in-house', layout));
      }
    } catch {
      // What fills the slot did not arrive: the page goes on without its ad (spec 4.7).
      sendEvent('ad', { eventAction: 'crash', eventLabel: eventLabelOf('nothing', layout) });
    }
  }
}

/** Brings the ad slots of the page to life. */
export function startAds(): void {
  defineElement('tp-ad', AdElement);
}
