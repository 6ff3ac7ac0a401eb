import * as fc from 'fast-check';
import { anyText } from '../../../tests/support/anyText';
import { parseShare, reportClicks } from './startAnalytics';
import { tagGlobals } from './gtag';

describe('spec 5.4: data-ga-event-split', () => {
  it.each([
    ['0', 0],
    ['0.1', 0.1],
    ['1', 1],
    ['1e-4', 0.0001],
  ])('reads %p', (text, share) => {
    expect(parseShare(text)).toBe(share);
  });

  it.each([undefined, '', '  ', 'half', '10%', '-0.1', '1.1', 'NaN', 'Infinity'])(
    'treats %p as no sampling',
    (text) => {
      expect(parseShare(text)).toBe(1);
    },
  );

  it('is between 0 and 1, whatever the attribute contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const share = parseShare(text);
        return share >= 0 && share <= 1;
      }),
      { numRuns: 1000 },
    );
  });

  it('is the only attribute that is parsed: the others are sent as text', () => {
    const text = anyText();
    const gtag = jest.fn();
    tagGlobals().gtag = gtag;
    reportClicks(() => 0);
    fc.assert(
      fc.property(text, text, text, text, (category, eventAction, eventLabel, split) => {
        const element = document.createElement('button');
        element.setAttribute('data-ga-event-category', category);
        element.setAttribute('data-ga-event-action', eventAction);
        element.setAttribute('data-ga-event-label', eventLabel);
        element.setAttribute('data-ga-event-split', split);
        gtag.mockClear();
        document.body.replaceChildren(element);
        element.click();
        const isReported = category !== '' && parseShare(split) > 0;
        const report = ['event', category, { eventAction, eventLabel }];
        expect(gtag.mock.calls).toEqual(isReported ? [report] : []);
      }),
      { numRuns: 1000 },
    );
  });
});
