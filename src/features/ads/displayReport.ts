import { sendEvent } from '../analytics';

/** How long an ad is on screen before it counts as displayed, in ms (spec 5.3). */
const TIME_ON_SCREEN = 2500;
/** Share of the ad's area that has to be in view. */
const AREA_ON_SCREEN = 0.5;

/**
 * Reports an ad's display once, after it has been on screen without a break (spec 5.3).
 *
 * @returns what ends the watch
 */
export function reportDisplay(element: Element, eventLabel: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    observer.disconnect();
    sendEvent('ad', { eventAction: 'display', eventLabel });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= AREA_ON_SCREEN;
      clearTimeout(timer);
      timer = isOnScreen ? setTimeout(report, TIME_ON_SCREEN) : undefined;
    },
    { threshold: AREA_ON_SCREEN },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
