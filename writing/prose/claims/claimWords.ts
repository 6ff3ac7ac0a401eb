import type { Sentence } from '../sentences';

const COUNT =
  '(?:\\d[\\d.,]*|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty)';
const LONG_TIME = '(?:minute|hour|day|week|month|year)';
const TIME = `(?:milliseconds?|ms|seconds?|${LONG_TIME}s?)`;
/** "For a minute" is a duration; "a day that was picked" and "a second click" are not. */
const BEFORE_TIME = '(?:for|in|after|within|every|per|once|twice|than|about|takes?|lasts?|to|of)';
const SECOND = 'second(?=[,.;:)]|$| (?:after|later|before|longer|or)\\b)';
const SIZE = '(?:bytes?|[KkMGT]i?B)';
/** Names that are followed by a version number. */
const PRODUCT =
  '(?:React|Node(?:\\.js)?|Next(?:\\.js|Auth)?|Router|TypeScript|Material UI|MUI|MUI X|Grid|Auth\\.js|Vite|Zod|Emotion|npm|pnpm|Yarn|MySQL|MariaDB|Tailwind(?: CSS)?|Express|Chrome|Firefox|Safari|Toolpad|Core|Studio)';

/** Kinds of claims, and the words that make them. */
const CLAIMING: readonly (readonly [what: string, words: RegExp])[] = [
  [
    'a duration',
    new RegExp(
      `\\b${COUNT}[\\s-]${TIME}\\b|\\b\\d+(?:ms|s|h)\\b|\\b${BEFORE_TIME} an? (?:${SECOND}|${LONG_TIME}\\b)`,
      'i',
    ),
  ],
  [
    'a default',
    /\bdefault(?:s|ed|ing)?\b(?! (?:export|import)s?\b)(?<!\b(?:export|import)\w*(?: \S+)? as (?:the |its )?default)/i,
  ],
  [
    'a version',
    new RegExp(
      `(?<![\\d.])v?\\d{1,3}\\.\\d{1,3}\\.(?:\\d{1,3}|x)(?!\\d|\\.\\d)|\\bv\\d+(?:\\.\\d+)*\\b|\\b[Vv]ersions? \\d+(?:\\.\\d+)*|\\b${PRODUCT} \\d+(?:\\.\\d+)*(?! ?(?:${TIME}|%))\\b`,
    ),
  ],
  [
    'a limit',
    new RegExp(
      `\\bat (?:most|least)\\b|\\bup to ${COUNT}|\\b(?:maximum|minimum|max\\.|min\\.)|\\bno (?:more|fewer|less) than\\b|\\b(?:more|fewer|less) than \\d|\\blimit(?:ed|s)? to\\b|\\blimit (?:of|is)\\b|\\b\\d[\\d.,]*\\s?${SIZE}\\b`,
      'i',
    ),
  ],
  [
    'what holds in every case',
    /(?<!\bas )\b(?:always|never|must(?:n['’]t)?|can(?:not|['’]t| not))\b/i,
  ],
  ['an exclusion', /(?<![\w-]|\b(?:not|if) )only(?![\w-])/i],
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
