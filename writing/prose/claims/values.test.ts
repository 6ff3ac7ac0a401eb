/** @jest-environment node */
import { unprovenValue } from './values';

describe('a proof of a value', () => {
  it.each([
    ['Rows per page default to 100.', 'initialPageSize = 100'],
    ['The cache lasts 5 minutes.', 'ttl = 5 * 60 * 1000'],
    ['Each token works once, within ten minutes:', '10 * 60'],
    ['It waits half a second, then 200 ms.', 'delay = 200'],
    ['Up to 1,000 rows', 'MAX = 1_000'],
    ['In 0.15.0, React 19 and Next.js 15 work.', '"react": "^18 || ^19"'],
    ['It is shown at once.', 'isShown'],
  ])('agrees: %s', (sentence, code) => {
    expect(unprovenValue(sentence, code)).toBeNull();
  });

  it.each([
    ['Rows per page default to 50.', 'initialPageSize = 100', '50'],
    ['The cache lasts 10 minutes.', 'ttl = 5 * 60 * 1000', '10 minutes'],
    ['The cache lasts ten seconds.', 'ttl = 5 * 60 * 1000', 'ten seconds'],
    ['It is 320 wide.', 'sidebarExpandedWidth = width', '320'],
  ])('disagrees: %s', (sentence, code, value) => {
    expect(unprovenValue(sentence, code)).toBe(value);
  });
});
