import type { MetricType } from 'web-vitals';
import { measureVisit } from './startAnalytics';
import { tagGlobals } from './gtag';

type Library = typeof import('web-vitals');

const gtag = jest.fn();

/** A stand-in for the library that reports one metric of each kind immediately. */
function createLibrary(): Library {
  const measure =
    (name: string) =>
    (report: (metric: MetricType) => void): void => {
      report({ name, value: 0.25, delta: 0.05, id: `v6-${name}` } as unknown as MetricType);
    };
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  } as unknown as Library;
}

const load = jest.fn(() => Promise.resolve(createLibrary()));

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  tagGlobals().gtag = gtag;
});

describe('spec 5.5: web vitals', () => {
  it('sends each metric under its name, with the exact fields', async () => {
    await measureVisit(() => 0, load);
    expect(gtag.mock.calls).toEqual(
      ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
        'event',
        name,
        {
          value: 0.05,
          metric_label: 'Web Vitals',
          metric_value: 0.25,
          metric_delta: 0.05,
          metric_id: `v6-${name}`,
        },
      ]),
    );
  });

  it.each([
    [0, 1],
    [0.000099, 1],
    [0.0001, 0],
    [0.5, 0],
    [0.999999, 0],
  ])('with a draw of %d, loads the library %d time(s)', async (random, times) => {
    await measureVisit(() => random, load);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it.each([
    [0, 0.5, 2],
    [0.5, 0, 0],
  ])(
    'a draw of %d on the first page holds despite %d on the next: %d measured',
    async (first, next, times) => {
      await measureVisit(() => first, load);
      await measureVisit(() => next, load);
      expect(load).toHaveBeenCalledTimes(times);
    },
  );

  it('reports nothing if the library fails to load', async () => {
    await measureVisit(
      () => 0,
      () => Promise.reject(new Error('offline')),
    );
    expect(gtag).not.toHaveBeenCalled();
  });

  it('uses functions that the installed library has', async () => {
    const library = await import('web-vitals');
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = library;
    [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((measure) => {
      expect(measure).toEqual(expect.any(Function));
    });
  });
});
