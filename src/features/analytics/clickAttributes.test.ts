import * as fc from 'fast-check';
import { parseShare, readClick } from './clicks';

describe('spec 5.4: data-ga-event-split', () => {
  it.each([
    ['0', 0],
    ['0.1', 0.1],
    ['1', 1],
    ['1e-4', 0.0001],
  ])('reads %p', (text, share) => {
    expect(parseShare(text)).toBe(share);
  });

  it.each([null, '', '  ', 'half', '10%', '-0.1', '1.1', 'NaN', 'Infinity'])(
    'takes %p for no sampling',
    (text) => {
      expect(parseShare(text)).toBe(1);
    },
  );

  it('is a share whatever is written there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const share = parseShare(text);
        return share >= 0 && share <= 1;
      }),
      { numRuns: 1000 },
    );
  });

  it('and the other attributes pass through as text, whatever they are', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (category, eventAction, eventLabel, split) => {
        const element = document.createElement('button');
        element.setAttribute('data-ga-event-category', category);
        element.setAttribute('data-ga-event-action', eventAction);
        element.setAttribute('data-ga-event-label', eventLabel);
        element.setAttribute('data-ga-event-split', split);
        const report = readClick(element);
        if (category === '') {
          expect(report).toBeNull();
        } else {
          expect(report).toMatchObject({ name: category, params: { eventAction, eventLabel } });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
