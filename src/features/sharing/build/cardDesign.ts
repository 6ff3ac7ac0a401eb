import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_MARKS } from '../../../brand/productMarks';
import { createBrandTheme } from '../../../brand/theme';
import { CARD_SIZE } from '../cardFile';
import type { ProductId } from '../../../site';
import type { CardFont } from './cardFont';
import { fitTitle } from './fitTitle';

/** Both weights a card is set in. */
export interface CardFonts {
  readonly text: CardFont;
  readonly strong: CardFont;
}

/** What all cards of a product, or all others, have in common. */
export interface CardFrame {
  /** `null`: of the site as a whole. */
  readonly product: ProductId | null;
  /** What stands beside the logo. */
  readonly name: string;
  /** The displayed version with its `v`; empty when there is none. */
  readonly version: string;
  /** The address at the foot, such as `mui.com/toolpad/core`. */
  readonly address: string;
}

/** Where section and title stand; nothing else does, and its ground has one colour. */
export const TEXT_AREA = { x: 72, y: 150, width: 720, height: 364 } as const;

/** In the text area: the section's baseline, and what its row ends at and the title's begin. */
const SECTION = { size: 30, baseline: 30, bottom: 46 } as const;
const LINE_HEIGHT = 1.14;

const { dark } = createBrandTheme('ltr').colorSchemes;
if (!dark) {
  throw new Error('The theme has no dark colour scheme to draw cards with');
}
const { palette } = dark;

/** Cards are dark: they stand out in a feed, and the marks' colours glow on it. */
export const CARD_COLOURS = {
  ground: palette.background.default,
  title: palette.text.primary,
  quiet: palette.text.secondary,
  line: palette.divider,
  section: {
    'toolpad-core': palette.primary.main,
    'toolpad-studio': palette.secondary.main,
    site: palette.primary.main,
  },
} as const;

function placed(outlines: string, x: number, y: number, fill: string): string {
  return `<g transform="translate(${x} ${y})" fill="${fill}">${outlines}</g>`;
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}

/** The site's logo at a place; it is 32 units wide. */
function logo(siteDir: string, x: number, y: number, size: number): string {
  const file = readFileSync(path.join(siteDir, 'static/img/toolpad.svg'), 'utf8');
  const shapes = file.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${shapes}</g>`;
}

/** The large mark that runs out of the picture on the right. */
function largeMark({ product }: CardFrame, siteDir: string): string {
  if (!product) {
    return logo(siteDir, 812, 151, 328);
  }
  const shapes = PRODUCT_MARKS[product].map(
    ({ path: d, fill }) => `<path d="${d}" fill="${fill}"/>`,
  );
  return `<g transform="translate(852 95) scale(${440 / 24})">${shapes.join('')}</g>`;
}

/** The picture of a frame as SVG, text as outlines. */
export function drawFrame(frame: CardFrame, fonts: CardFonts, siteDir: string): string {
  const { ground, title, quiet } = CARD_COLOURS;
  const { width, height } = CARD_SIZE;
  const name = fonts.strong.setLine(frame.name, 34);
  const version = fonts.text.setLine(frame.version, 28);
  const address = fonts.text.setLine(frame.address, 26);
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${ground}"/>`,
      largeMark(frame, siteDir),
      logo(siteDir, TEXT_AREA.x, 60, 56),
      placed(name.outlines, 148, 100, title),
      placed(version.outlines, 148 + name.width + 14, 100, quiet),
      placed(address.outlines, TEXT_AREA.x, 572, quiet),
    ].join(''),
  );
}

/** As many of the innermost groups as one line holds; `undefined` when there is none. */
function fitSection(trail: readonly string[], font: CardFont): string | undefined {
  const line = trail.join(' › ');
  if (trail.length > 1 && font.measure(line, SECTION.size) > TEXT_AREA.width) {
    return fitSection(trail.slice(1), font);
  }
  return fitTitle(line, TEXT_AREA.width, (part) => font.measure(part, SECTION.size)).lines[0];
}

/** Section and title as white outlines, and the row at which the title begins. */
export function drawText(
  { title, trail }: { readonly title: string; readonly trail: readonly string[] },
  { text, strong }: CardFonts,
): { readonly svg: string; readonly titleRow: number } {
  const { width, height } = TEXT_AREA;
  const { size, lines } = fitTitle(strong.withoutMissing(title), width, (part, px) =>
    strong.measure(part, px),
  );
  const section = fitSection(
    trail.map((group) => text.withoutMissing(group)),
    text,
  );
  const sectionHeight = section === undefined ? 0 : SECTION.bottom;
  const blockHeight = sectionHeight + lines.length * size * LINE_HEIGHT;
  const top = Math.max(0, Math.round((height - blockHeight) / 2));
  const paths = lines.map((line, index) =>
    placed(
      strong.setLine(line, size).outlines,
      0,
      top + sectionHeight + size * (0.9 + index * LINE_HEIGHT),
      '#fff',
    ),
  );
  if (section !== undefined) {
    paths.push(
      placed(text.setLine(section, SECTION.size).outlines, 0, top + SECTION.baseline, '#fff'),
    );
  }
  return { svg: svg(width, height, paths.join('')), titleRow: top + sectionHeight };
}
