import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSProperties, ReactElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { createBrandTheme } from '../../../brand/theme';
import type { Product } from '../../../site';
import { PRODUCT_MARKS } from '../../../site/productTexts';
import { CARD_SIZE } from '../cardFile';

/** What all cards of a product, or all others, share. */
export interface CardFrame {
  /** `null` for the site as a whole. */
  readonly product: Product | null;
  /** The displayed version with its `v`; empty if none. */
  readonly version: string;
  /** The URL at the bottom, such as `mui.com/toolpad/core`. */
  readonly address: string;
}

const { dark } = createBrandTheme().colorSchemes;
if (!dark) {
  throw new Error('The theme has no dark color scheme, which social cards need');
}

/** Dark cards stand out in a feed, and make the products' logos glow. */
export const { palette } = dark;

/** Section and title, vertically centered on a plain background. */
export const TEXT_AREA = { x: 72, y: 150, width: 720, height: 364 } as const;

/** Title sizes in px, each with the number of lines that fit. */
const TITLE_SIZES = [
  [84, 2],
  [72, 3],
  [62, 4],
  [52, 5],
  [44, 6],
] as const;

interface TitleSize {
  readonly fontSize: number;
  readonly lineHeight: number;
  /** The number of lines that are shown; all if absent. */
  readonly cutAfter: number | undefined;
}

const BACKGROUND = { background: palette.background.default, color: palette.text.primary };

/** Satori takes each character from the first font that has it. */
const fonts = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'].flatMap((name) =>
  ([400, 600] as const).map((weight) => {
    const file = `@fontsource/geist/files/geist-${name}-${weight}-normal.woff`;
    return { name, weight, data: readFileSync(require.resolve(file)) };
  }),
);

/** Replaces characters that the font lacks, which would show as crossed boxes. */
const BLANK = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Plain data, because it is part of a card's cache key. */
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

/** What all cards of a frame share: logo, name, version, URL, product logo. */
export function frameParts(
  { product, version, address }: CardFrame,
  siteDir: string,
): readonly ReactElement[] {
  const quiet = palette.text.secondary;
  const logo = readFileSync(path.join(siteDir, 'static/img/toolpad.svg'), 'utf8');
  const shapes = product ? PRODUCT_MARKS[product.id] : [];
  const paths = shapes.map(({ path: d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${paths}</svg>`;
  const at = (left: number, top: number): CSSProperties => ({ position: 'absolute', left, top });
  return [
    product ? picture(mark, 440, 852, 95) : picture(logo, 328, 812, 151),
    picture(logo, 56, TEXT_AREA.x, 60),
    box({ ...at(148, 66), alignItems: 'baseline', gap: 14 }, [
      box({ fontSize: 34, fontWeight: 600 }, product?.name ?? 'Toolpad'),
      box({ fontSize: 28, color: quiet }, version),
    ]),
    box({ ...at(TEXT_AREA.x, 547), fontSize: 26, color: quiet }, address),
  ];
}

/** Draws an element as SVG, with text as outlines, so that it looks the same everywhere. */
function draw(
  tree: ReactElement,
  size: { readonly width: number },
  onNodeDetected?: SatoriOptions['onNodeDetected'],
): Promise<string> {
  const loadAdditionalAsset = (): Promise<string> => Promise.resolve(BLANK);
  return satori(tree, { ...size, fonts, loadAdditionalAsset, onNodeDetected });
}

/** Room for accents; also the distance between section and title. */
const PADDING = 8;

/** The section on one line, as wide as the text area. */
function sectionElement(section: string, color: string): ReactElement {
  const line: CSSProperties = { display: 'block', paddingTop: PADDING, lineHeight: '38px' };
  const cut: CSSProperties = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' };
  return box({ ...line, ...cut, width: TEXT_AREA.width, fontSize: 30, color }, section);
}

/** The title in one size; at the smallest, it breaks words and is cut. */
function titleElement(title: string, { fontSize, lineHeight, cutAfter }: TitleSize): ReactElement {
  const style: CSSProperties = {
    display: 'block',
    minWidth: 'min-content',
    padding: `${PADDING}px 0`,
    color: palette.text.primary,
    fontWeight: 600,
    fontSize,
    lineHeight: `${lineHeight}px`,
    ...(cutAfter !== undefined && { overflowWrap: 'anywhere', lineClamp: cutAfter }),
  };
  return { ...box(style, title), key: 'title' };
}

/**
 * Draws section and title in the largest size that fits, as SVG of the text area on its background.
 *
 * @param section the titles of the page's groups; empty for none
 * @param color of the section
 */
export async function drawText({
  title,
  section,
  color,
}: Readonly<Record<'title' | 'section' | 'color', string>>): Promise<string> {
  const { width, height } = TEXT_AREA;
  const above = section === '' ? [] : [sectionElement(section, color)];
  const layout: CSSProperties = { flexDirection: 'column', justifyContent: 'center' };
  let svg = '';
  for (const [index, [fontSize, maxLines]] of TITLE_SIZES.entries()) {
    const lineHeight = Math.round(fontSize * 1.14);
    const isSmallest = index === TITLE_SIZES.length - 1;
    const cutAfter = isSmallest ? maxLines : undefined;
    const text = [...above, titleElement(title, { fontSize, lineHeight, cutAfter })];
    let size = { width: 0, height: 0 };
    svg = await draw(box({ width, height, ...BACKGROUND, ...layout }, text), TEXT_AREA, (node) => {
      size = node.key === 'title' ? node : size;
    });
    if (size.width <= width && size.height <= maxLines * lineHeight + 2 * PADDING) {
      break;
    }
  }
  return svg;
}

/** Draws what all cards of a frame share, as SVG. */
export function drawFrame(parts: readonly ReactElement[]): Promise<string> {
  return draw(box({ ...CARD_SIZE, ...BACKGROUND }, [...parts]), CARD_SIZE);
}
