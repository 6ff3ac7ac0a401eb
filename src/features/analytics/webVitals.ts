import type { MetricType } from 'web-vitals';
import { sendEvent } from './sendEvent';

/** The share of visits that are measured: 0.01% (spec 5.5). */
const MEASURED_SHARE = 0.0001;

const loadLibrary = () => import('web-vitals');

function reportMetric({ name, delta, value, id }: MetricType): void {
  sendEvent(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/**
 * Makes what decides whether a visit is measured, and measures it if so (spec 5.5). A visit is a
 * document's life: to remember the decision for longer, the browser would have to keep something
 * that the reader was not asked about.
 *
 * @param load brings the measuring library, which only a measured visit pays for
 * @returns takes the source of chance; the first call decides, further ones do nothing
 */
export function createVisitMeasure(load = loadLibrary): (random: () => number) => void {
  let isDecided = false;
  return (random) => {
    if (isDecided) {
      return;
    }
    isDecided = true;
    if (random() >= MEASURED_SHARE) {
      return;
    }
    load()
      .then(({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => {
          measure(reportMetric);
        });
      })
      .catch(() => {
        // The library did not arrive: this visit goes unmeasured.
      });
  };
}

/** Measures this visit, if chance has it. */
export const measureVisit = createVisitMeasure();
