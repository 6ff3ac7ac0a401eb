import { defineElement, whenShown } from '../../islands';

/** The share of a film that has to be visible before it starts. */
const STARTS_AT = 0.75;

interface Connection {
  readonly saveData?: boolean;
}

/** Whether the reader accepts motion and downloads that they did not ask for. */
function mayStart(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
  );
}

/**
 * `<tp-film>`: plays its film once when it scrolls into view, pauses it out of view, and stops interfering as
 * soon as the reader pauses it. With reduced motion or Save-Data it does not start by itself.
 */
class FilmElement extends HTMLElement {
  #observer: IntersectionObserver | null = null;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (!video) {
      return;
    }
    // A player that has nothing yet is black, and hides the picture below it. By now that is loading anyway.
    video.poster = this.querySelector('img')?.src ?? '';
    this.#observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (ratio >= STARTS_AT && mayStart()) {
          whenShown(() => {
            // Refused, or interrupted by a pause: the reader still has the controls.
            video.play().catch(() => undefined);
          });
        } else if (ratio === 0) {
          video.pause();
        }
      },
      { threshold: [0, STARTS_AT] },
    );
    this.#observer.observe(video);
    video.addEventListener('ended', this.#leave);
    video.addEventListener('pause', () => {
      const { top, bottom } = video.getBoundingClientRect();
      if (bottom > 0 && top < window.innerHeight) {
        this.#leave();
      }
    });
  }

  disconnectedCallback(): void {
    this.#leave();
  }

  readonly #leave = (): void => {
    this.#observer?.disconnect();
  };
}

/** Makes the films of the page play. */
export function defineFilm(): void {
  defineElement('tp-film', FilmElement);
}
