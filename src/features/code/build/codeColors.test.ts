/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { TOKENS } from './highlightCode';

/** Minimum contrast of text in WCAG 2.2 AA. */
const MIN_CONTRAST = 4.5;

/** Backgrounds of diff lines, with the only token used on each. */
const DIFF_LINES = {
  '--code-inserted-background': '--code-string',
  '--code-deleted-background': '--code-deleted',
};
const BACKGROUNDS = ['--code-background', '--code-highlight', ...Object.keys(DIFF_LINES)];

type Colors = ReadonlyMap<string, string>;

function readColors(selector: string): Colors {
  const sheet = fs.readFileSync(path.join(__dirname, '../codeColors.css'), 'utf8');
  const start = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    Array.from(rule.matchAll(/(--code-[\w-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** Relative luminance as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const channel = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colors: Colors, text: string, background: string): number {
  const [dark = 0, light = 0] = [text, background]
    .map((name) => luminance(colors.get(name) ?? ''))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', ':root'],
  ['dark', "[data-theme='dark']"],
])('the code colors in the %s scheme', (_scheme, selector) => {
  const colors = readColors(selector);
  const tokens = [...colors.keys()].filter((name) => !BACKGROUNDS.includes(name));

  it('spec 2.2: cover everything that the highlighter colors', () => {
    const named = Object.keys(TOKENS).map((color) => `--code-${color}`);
    expect(named.filter((name) => !colors.has(name))).toEqual([]);
  });

  it('match the CSS classes of words', () => {
    const sheet = fs.readFileSync(path.join(__dirname, '../codeColors.css'), 'utf8');
    const classes = [...sheet.matchAll(/\.c-(\w+) \{\s*color: (.*);/g)];
    // Plain code has no class.
    const named = Object.keys(TOKENS).filter((color) => color !== 'plain');
    expect(classes.map(([, name = '', color]) => [name, color]).sort()).toEqual(
      named.map((color) => [color, `var(--code-${color})`]).sort(),
    );
  });

  it.each(tokens)('spec 3: %s is readable on plain and marked lines', (token) => {
    expect(contrast(colors, token, '--code-background')).toBeGreaterThanOrEqual(MIN_CONTRAST);
    expect(contrast(colors, token, '--code-highlight')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  it.each(Object.entries(DIFF_LINES))('spec 3: on %s, %s is readable', (background, token) => {
    expect(contrast(colors, token, background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });
});
