import type { MetricType } from 'web-vitals';
import { decideOnceAVisit } from '../../preferences';
import { sendEvent } from './gtag';

/** Share of visits that are measured: 0.01% (spec 5.5). */
const MEASURED_SHARE = 0.0001;

function reportMetric({ name, delta, value, id }: MetricType): void {
  sendEvent(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Measures the page in sampled visits; only those download the library (spec 5.5). */
export async function measureVisit(
  random: () => number,
  load = () => import('web-vitals'),
): Promise<void> {
  const decision = decideOnceAVisit('vitals', ['measured', 'unmeasured'], () =>
    random() < MEASURED_SHARE ? 'measured' : 'unmeasured',
  );
  if (decision === 'unmeasured') {
    return;
  }
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await load();
    [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => {
      measure(reportMetric);
    });
  } catch {
    // The library did not load: this page is not measured.
  }
}
