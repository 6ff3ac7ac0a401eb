import { sendEvent } from '../analytics';

/** Time on screen before an ad counts as displayed, in ms (spec 5.3). */
const TIME_ON_SCREEN = 2500;
/** Share of the ad's area that must be in view. */
const AREA_ON_SCREEN = 0.5;

/** Reports an ad that stays on screen, once (spec 5.3). Returns a function that stops watching. */
export function reportDisplay(element: Element, eventLabel: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) >= AREA_ON_SCREEN) {
        timer = setTimeout(() => {
          stop();
          sendEvent('ad', { eventAction: 'display', eventLabel });
        }, TIME_ON_SCREEN);
      }
    },
    { threshold: AREA_ON_SCREEN },
  );
  observer.observe(element);
  return stop;
}
