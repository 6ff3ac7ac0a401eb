import { whenShown } from '../../islands';

/** How much of a film is on the screen when it starts. */
const STARTS_AT = 0.75;

interface Connection {
  readonly saveData?: boolean;
}

/** Whether things may move by themselves, and load without being asked for. */
function mayStart(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true
  );
}

/**
 * `<tp-film>`: plays its film once when a reader comes to it, pauses while it is out of sight, and leaves
 * it to the reader as soon as they pause it. Where nothing shall move or data is dear, it does not start.
 */
export class FilmElement extends HTMLElement {
  #observer: IntersectionObserver | null = null;

  connectedCallback(): void {
    const video = this.querySelector('video');
    if (!video) {
      return;
    }
    this.#observer = new IntersectionObserver(
      (entries) => {
        const ratio = entries.at(-1)?.intersectionRatio ?? 0;
        if (ratio >= STARTS_AT && mayStart()) {
          whenShown(() => {
            // It may be refused, or ended by a pause: the reader has the controls.
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
