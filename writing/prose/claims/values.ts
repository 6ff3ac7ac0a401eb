const WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, sixty: 60 },
};
/** Units of time in ms. */
const UNITS: Readonly<Record<string, number>> = {
  ...{
    millisecond: 1,
    ms: 1,
    second: 1000,
    s: 1000,
    minute: 60_000,
    hour: 3_600_000,
    h: 3_600_000,
  },
  ...{ day: 86_400_000, week: 604_800_000 },
};
/** Code states a time in one of these units, in ms. */
const CODE_UNITS: readonly number[] = [1, 1000, 60_000, 3_600_000, 86_400_000];

const NUMBER = `\\d[\\d,]*|${Object.keys(WORDS).join('|')}`;
const DURATION = new RegExp(`\\b(${NUMBER})[\\s-]?(${Object.keys(UNITS).join('|')})s?\\b`, 'gi');
/** A number that stands alone: no part of a version, a name or a code, and not after a product. */
const VALUE = /(?<![\w.,#'-]|\p{Lu}[\w.]* )\d[\d,]+(?![\w'-]|\.\d)/gu;
const PRODUCT = /\d[\d_]*(?:\.\d+)?(?:\s*\*\s*\d[\d_]*(?:\.\d+)?)*/g;

function numberOf(text: string): number {
  return WORDS[text.toLowerCase()] ?? Number(text.replaceAll(/[,_]/g, ''));
}

/** The numbers in code, with products such as `60 * 1000` worked out. */
function numbersIn(code: string): ReadonlySet<number> {
  const products = code.match(PRODUCT) ?? [];
  return new Set(
    products.map((product) =>
      product.split('*').reduce((result, factor) => result * numberOf(factor.trim()), 1),
    ),
  );
}

/**
 * The first value in a sentence (a duration, or a number of two digits or more) that its proof does
 * not contain, in whatever unit the code has it: a true string proves nothing for a false number.
 *
 * @returns `null` if the proof contains all values
 */
export function unprovenValue(sentence: string, code: string): string | null {
  const proven = numbersIn(code);
  for (const [words, count = '', unit = ''] of sentence.matchAll(DURATION)) {
    const time = numberOf(count) * (UNITS[unit.toLowerCase()] ?? 1);
    if (!CODE_UNITS.some((one) => proven.has(time / one))) {
      return words;
    }
  }
  const others = sentence.replaceAll(DURATION, '').match(VALUE) ?? [];
  return others.find((value) => !proven.has(numberOf(value))) ?? null;
}
