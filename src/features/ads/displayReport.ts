import { sendEvent } from '../analytics';

/** How long an ad is on screen before it counts as displayed, in ms (spec 5.3). */
const TIME_ON_SCREEN = 2500;
/** Share of the ad's area that has to be in view. */
const AREA_ON_SCREEN = 0.5;

/** Reports an ad's display once, after it has been on screen without a break (spec 5.3). Returns what ends the watch. */
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
