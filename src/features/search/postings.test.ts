import fc from 'fast-check';
import { packAnchor, unpackAnchor } from './shard';
import { HIGHEST_COUNT, packPostings, type Posting, unpackPostings } from './postings';

const places = fc
  .uniqueArray(fc.nat(5000), { maxLength: 20 })
  .map((sections) => [...sections].sort((a, b) => a - b))
  .chain((sections) =>
    fc.tuple(
      ...sections.map((section) =>
        fc.record({ section: fc.constant(section), count: fc.nat(HIGHEST_COUNT) }),
      ),
    ),
  );
const term = fc.stringMatching(/^[a-z0-9]{1,50}$/);

it('postings arrive as they were sent', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(term, places)), (entries) => {
      const sorted = new Map<string, readonly Posting[]>(
        entries.sort(([a], [b]) => (a < b ? -1 : 1)),
      );
      expect(unpackPostings(packPostings(sorted))).toEqual(sorted);
    }),
  );
});

it('a damaged number of places costs no time', () => {
  const packed = { terms: '0a 0b', places: `${'~'.repeat(8)}1`, sections: '01', counts: '11' };
  const start = performance.now();
  expect([...unpackPostings(packed).values()].flat()).toHaveLength(2);
  expect(performance.now() - start).toBeLessThan(1000);
});

it('damaged postings are read without an error', () => {
  expect(() =>
    unpackPostings({ terms: '9x zz é', places: '5"\\', sections: 'é', counts: '' }),
  ).not.toThrow();
});

it.each([
  ['', 'Account'],
  ['set-up-the-layout', 'Set up the layout'],
  ['data-sources', 'Data source'],
  ['from-014-to-015', 'From 0.14 to 0.15'],
  ['prop-defaultOpen', 'defaultOpen'],
  ['a~b', 'a~b'],
])('the anchor %s of "%s" arrives as it was sent', (anchor, heading) => {
  expect(unpackAnchor(packAnchor(anchor, heading), heading)).toBe(anchor);
});

it('an anchor that follows from its heading takes one character', () => {
  expect(packAnchor('set-up-the-layout', 'Set up the layout')).toBe('~');
});
