import { followPan, whenShown } from '../../dom';
import { translate } from '../../strings/all';

/** Share of a film that must be visible before it starts. */
const STARTS_AT = 0.75;

/** Whether the reader accepts motion and downloads that they did not request. */
function mayStart(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isStill && connection?.saveData !== true;
}

/** Replaces the controls over a film by a button and its progress below. */
function connectBar(film: Element, video: HTMLVideoElement): void {
  const button = film.querySelector('button') as HTMLButtonElement;
  const line = film.querySelector<HTMLElement>('button + span');
  video.controls = false;
  const show = (): void => {
    button.setAttribute('aria-label', translate(video.paused ? 'film.play' : 'film.pause'));
    button.toggleAttribute('data-playing', !video.paused);
    line?.style.setProperty('--played', String(video.currentTime / (video.duration || 1)));
  };
  ['play', 'pause', 'timeupdate'].forEach((event) => video.addEventListener(event, show));
  button.addEventListener('click', () => {
    if (video.paused) {
      video.play().catch(() => undefined);
    } else {
      video.pause();
    }
  });
}

/** Autoplays a film once while it is in view, until the reader pauses it. */
export function playFilm(film: HTMLElement): void {
  const video = film.querySelector('video') as HTMLVideoElement;
  followPan(film, video.getAttribute('aria-label'), film.querySelector('img'));
  connectBar(film, video);
  const onScroll: IntersectionObserverCallback = (entries) => {
    const ratio = entries.at(-1)?.intersectionRatio ?? 0;
    if (ratio > 0) {
      // A player without a frame is black and would hide the picture, which is loading by now. Not
      // earlier: the film for the other color scheme would load its picture, too.
      video.poster = film.querySelector('img')?.src ?? '';
    }
    if (ratio >= STARTS_AT && mayStart()) {
      whenShown(() => {
        // Refused, or interrupted by a pause: the reader still has the controls.
        video.play().catch(() => undefined);
      });
    } else if (ratio === 0) {
      video.pause();
    }
  };
  const observer = new IntersectionObserver(onScroll, { threshold: [0, STARTS_AT] });
  // Not the player, a part of which a phone hides.
  observer.observe(film);
  video.addEventListener('ended', () => observer.disconnect());
  video.addEventListener('pause', () => {
    const { top, bottom } = video.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) {
      observer.disconnect();
    }
  });
}
