import { useEffect, type RefObject } from 'react';
import { sendEvent } from '../analytics';
import type { Random } from './types';

/** How long an ad is on screen before it counts as displayed, in ms (spec 5.3). */
const TIME_ON_SCREEN = 2500;
/** Share of the ad's area that has to be in view. */
const AREA_ON_SCREEN = 0.5;

interface Options {
  /** What the ad is called; `null` while there is none. */
  readonly eventLabel: string | null;
  /** Share of the ads that report, from 0 to 1. */
  readonly ratio: number;
  readonly random: Random;
}

/** Reports an ad's display once, after it has been on screen without a break (spec 5.3). */
export function useDisplayReport(
  ref: RefObject<HTMLElement | null>,
  { eventLabel, ratio, random }: Options,
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || eventLabel === null || random() >= ratio) {
      return undefined;
    }
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
  }, [ref, eventLabel, ratio, random]);
}
