import { defineElement, whenLoaded, whenShown } from '../../dom';
import { decideOnceAVisit } from '../../preferences';
import { sendEvent } from '../analytics';
import { eventLabelOf } from './eventLabel';

/** Bots that read pages for search, previews and models; `[^u]` excludes Cubot, a phone brand. */
const BOT =
  /(?:^|[^u])bot\b|crawl|spider|slurp|facebookexternalhit|externalagent|googleother|mediapartners|inspectiontool|ia_archiver|embedly|bingpreview|^whatsapp/i;

/** Share of visits that get the inline layout (spec 4.3). */
const INLINE_SHARE = 0.2;

/** Starts when the page is shown, without interaction (spec 4.9); its code loads after the page. */
class AdElement extends HTMLElement {
  #stop: (() => void) | null = null;

  connectedCallback(): void {
    whenShown(() => void this.#start());
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  async #start(): Promise<void> {
    // Bots get no ad (spec 4.9), not even the prerendered in-house one.
    if (BOT.test(navigator.userAgent)) {
      this.replaceChildren();
      return;
    }
    const hasProvider = this.querySelector('template') !== null;
    // The prerendered in-house ad has the image layout.
    const layout = hasProvider
      ? decideOnceAVisit('ad-layout', ['inline', 'image'], () =>
          Math.random() < INLINE_SHARE ? 'inline' : 'image',
        )
      : 'image';
    try {
      if (hasProvider) {
        const { showAd } = await import('./showAd');
        // If the provider's script hangs, it must not delay `load`, which demos wait for.
        await new Promise<void>(whenLoaded);
        if (!this.isConnected) {
          return;
        }
        const stop = showAd(this, layout);
        this.#stop = stop;
        // A page in the back/forward cache is paused, and continues its looks when it comes back.
        window.addEventListener('pagehide', ({ persisted }) => {
          if (!persisted) {
            stop();
          }
        });
      } else if (Math.random() < Number(this.dataset.ratio)) {
        const { reportDisplay } = await import('./displayReport');
        this.#stop = reportDisplay(this, eventLabelOf('in-house', layout));
      }
    } catch {
      // The slot's code did not load: the page works without its ad (spec 4.7).
      sendEvent('ad', { eventAction: 'crash', eventLabel: eventLabelOf('nothing', layout) });
    }
  }
}

/** Activates the page's ad slots. */
export function startAds(): void {
  defineElement('tp-ad', AdElement);
}
