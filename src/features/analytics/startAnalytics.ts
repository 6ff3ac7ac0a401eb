import { siteEnvironment } from '../../site/config';
import { whenShown } from '../../islands';
import { reportClicks } from './clicks';
import { prepareGoogleTag } from './loadGoogleTag';
import { reportPageViews } from './pageViews';
import { reportUserProperties } from './userProperties';
import { measureVisit } from './webVitals';

/**
 * Everything that is measured on a page, and the notice that asks for it (spec 5). It begins when the page
 * is shown, which for one that the browser made ahead of a click is later, and needs nothing that the
 * reader does (spec 4.9).
 *
 * @param random gives a number from 0 up to 1; what is only sampled depends on it
 */
export function startAnalytics(random: () => number = Math.random): void {
  const { gtagId } = siteEnvironment();
  whenShown(() => {
    // First: the tag takes its consent before all else.
    if (gtagId !== null) {
      prepareGoogleTag(gtagId);
    }
    reportUserProperties();
    reportPageViews();
    reportClicks(random);
    measureVisit(random);
  });
}
