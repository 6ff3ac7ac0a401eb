import fc from 'fast-check';

/** Code points that are halves of pairs, not characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/**
 * Any character. fast-check's own unit, `binary`, lists all 1.1 million of them in each test file
 * to know which strings it can generate; here, the code point tells.
 */
const character = fc.integer({ min: 0, max: 0x10ffff - SURROGATES.count }).map(
  (index) => String.fromCodePoint(index < SURROGATES.first ? index : index + SURROGATES.count),
  (value) => {
    const [only = '', ...more] = typeof value === 'string' ? value : '';
    const codePoint = only.codePointAt(0);
    if (codePoint === undefined || more.length > 0) {
      throw new Error('Not one character');
    }
    return codePoint < SURROGATES.first ? codePoint : codePoint - SURROGATES.count;
  },
);

/** Any string, including short ones and property names of `Object.prototype`. */
export const anyText = () => fc.string({ unit: character });
