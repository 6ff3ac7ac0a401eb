import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSProperties, ReactElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { createBrandTheme } from '../../../brand/theme';
import type { Product } from '../../../site';
import { PRODUCT_MARKS } from '../../../site/productMarks';
import { CARD_SIZE } from '../cardFile';

/** What all cards of a product, or all others, have in common. */
export interface CardFrame {
  /** `null`: of the site as a whole. */
  readonly product: Product | null;
  /** The displayed version with its `v`; empty when there is none. */
  readonly version: string;
  /** The address at the foot, such as `mui.com/toolpad/core`. */
  readonly address: string;
}

const { dark } = createBrandTheme('ltr').colorSchemes;
if (!dark) {
  throw new Error('The theme has no dark colour scheme to draw cards with');
}

/** Cards are dark: they stand out in a feed, and the products' marks glow on them. */
export const { palette } = dark;

/** Where section and title stand, centred, with nothing but the ground behind them. */
export const TEXT_AREA = { x: 72, y: 150, width: 720, height: 364 } as const;

/** Sizes a title may have, in px, and how many lines of each there is room for. */
const TITLE_SIZES = [
  [84, 2],
  [72, 3],
  [62, 4],
  [52, 5],
  [44, 6],
] as const;

/** Satori takes each character from the first file that has it. */
const fonts = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'].flatMap((name) =>
  ([400, 600] as const).map((weight) => {
    const file = `@fontsource/geist/files/geist-${name}-${weight}-normal.woff`;
    return { name, weight, data: readFileSync(require.resolve(file)) };
  }),
);

/** Stands in for characters that the font lacks, which would show as crossed boxes. */
const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Plain data, not a React element: it becomes part of a card's key in the cache. */
function element(type: string, style: CSSProperties, props: object): ReactElement {
  return { type, key: '', props: { style, ...props } };
}

function box(style: CSSProperties, children: string | ReactElement[]): ReactElement {
  return element('div', { display: 'flex', letterSpacing: '-0.02em', ...style }, { children });
}

function picture(svg: string, size: number, left: number, top: number): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return element('img', { position: 'absolute', left, top, width: size, height: size }, { src });
}

/** Logo, name, version, address and mark: a card without section and title. */
export function frameElement(
  { product, version, address }: CardFrame,
  siteDir: string,
): ReactElement {
  const { primary: color, secondary: quiet } = palette.text;
  const logo = readFileSync(path.join(siteDir, 'static/img/toolpad.svg'), 'utf8');
  const shapes = product ? PRODUCT_MARKS[product.id] : [];
  const paths = shapes.map(({ path: d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths}</svg>`;
  const at = (left: number, top: number): CSSProperties => ({ position: 'absolute', left, top });
  return box({ ...CARD_SIZE, background: palette.background.default, color }, [
    product ? picture(mark, 440, 852, 95) : picture(logo, 328, 812, 151),
    picture(logo, 56, TEXT_AREA.x, 60),
    box({ ...at(148, 66), alignItems: 'baseline', gap: 14 }, [
      box({ fontSize: 34, fontWeight: 600 }, product?.name ?? 'Toolpad'),
      box({ fontSize: 28, color: quiet }, version),
    ]),
    box({ ...at(TEXT_AREA.x, 547), fontSize: 26, color: quiet }, address),
  ]);
}

/** Draws an element as SVG, its text as outlines: it looks the same wherever it is made. */
export function draw(
  tree: ReactElement,
  size: { readonly width: number },
  onNodeDetected?: SatoriOptions['onNodeDetected'],
): Promise<string> {
  const loadAdditionalAsset = (): Promise<string> => Promise.resolve(BLANK);
  return satori(tree, { ...size, fonts, loadAdditionalAsset, onNodeDetected });
}

/** Letters with accents reach beyond their line; below a section it is the distance, too. */
const PADDING = 8;

/** Draws the section in one line, as wide as the text area. */
export function drawSection(section: string, color: string): Promise<string> {
  const { width } = TEXT_AREA;
  const line: CSSProperties = { display: 'block', paddingTop: PADDING, lineHeight: '38px' };
  const cut: CSSProperties = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
  return draw(box({ ...line, ...cut, width, fontSize: 30, color }, section), { width });
}

/**
 * Draws the title, as wide as the text area and as high as it is. It has the largest size at which all
 * of it fits; at the smallest, words that are too long are broken and what is too much is cut.
 */
export async function drawTitle(title: string): Promise<string> {
  const { width } = TEXT_AREA;
  let svg = '';
  for (const [fontSize, maxLines] of TITLE_SIZES) {
    const lineHeight = Math.round(fontSize * 1.14);
    const isLast = fontSize === TITLE_SIZES.at(-1)?.[0];
    const tree = box(
      {
        display: 'block',
        minWidth: 'min-content',
        padding: `${PADDING}px 0`,
        color: palette.text.primary,
        fontWeight: 600,
        fontSize,
        lineHeight: `${lineHeight}px`,
        ...(isLast && { overflowWrap: 'anywhere', lineClamp: maxLines }),
      },
      title,
    );
    let size = { width: 0, height: 0 };
    svg = await draw(tree, { width }, (node) => {
      size = node;
    });
    if (size.width <= width && size.height <= maxLines * lineHeight + 2 * PADDING) {
      break;
    }
  }
  return svg;
}
