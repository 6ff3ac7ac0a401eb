import type { Sentence } from '../sentences';

const COUNT =
  '(?:\\d[\\d.,]*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)';
const LONG_TIME = '(?:minute|hour|day|week|month|year)';
const TIME = `(?:milliseconds?|ms|seconds?|${LONG_TIME}s?)`;
/** "For a minute" is a duration; "a day that was picked" and "a second click" are not. */
const BEFORE_TIME = '(?:for|in|after|within|every|per|once|twice|than|about|takes?|lasts?|to|of)';
const SECOND = 'second(?=[,.;:)]|$| (?:after|later|before|longer|or)\\b)';
/**
 * Kinds of claims, and the words that make them: values, which an upgrade can change unnoticed.
 * Whether "always" or "only" is true, no string of a package shows; such sentences are up to reviewers.
 */
const CLAIMING: readonly (readonly [what: string, words: RegExp])[] = [
  [
    'a duration',
    new RegExp(
      `\\b${COUNT}[\\s-]${TIME}\\b|\\b\\d+(?:ms|s|h)\\b|\\b${BEFORE_TIME} an? (?:${SECOND}|${LONG_TIME}\\b)`,
      'i',
    ),
  ],
  ['a default', /\bby default\b|\bdefault value\b|\bdefault(?:s|ed|ing)? (?:to|is|are)\b/i],
  [
    'a limit',
    new RegExp(
      `\\bat (?:most|least) ${COUNT}|\\bup to ${COUNT}|\\b(?:maximum|minimum|max\\.|min\\.)|\\bno (?:more|fewer|less) than\\b|\\b(?:more|fewer|less) than \\d|\\blimit(?:ed|s)? to\\b|\\blimit (?:of|is)\\b`,
      'i',
    ),
  ],
  // Outside of what the package declares; `npm run compatibility` has tried these.
  [
    'what works with what',
    /\b(?:with|has|accepts|as) (?:Next\.js 1[46]|Material UI [69]|MUI X [79])|React 18, the build|app with React 18|--legacy-peer-deps/i,
  ],
];

/** What a sentence claims, with the words that say so; `null` if it needs no proof. */
export function claimIn({ masked, column }: Sentence): string | null {
  if (column !== '') {
    return `what its column says ("${column}")`;
  }
  const [first] = CLAIMING.flatMap(([what, pattern]) => {
    const [words] = pattern.exec(masked) ?? [];
    return words === undefined ? [] : [`${what} ("${words}")`];
  });
  // A number alone, such as the version that a row is about, states nothing.
  return /^v?[\d.]+$/.test(masked) ? null : (first ?? null);
}
