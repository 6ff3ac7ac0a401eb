import { renderAsync } from '@resvg/resvg-js';
import pMap from 'p-map';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import type { Product, ProductVersions } from '../../../site';
import { drawCard, frameParts, palette, type CardFrame } from './cardDesign';

/** A card's text. */
interface CardText {
  readonly title: string;
  /** Titles of its groups, outermost first. */
  readonly trail: readonly string[];
}

export interface CardPage extends CardText {
  /** With a trailing slash. */
  readonly path: string;
  /** `null` for the site as a whole. */
  readonly product: Product | null;
}

/** Cards drawn concurrently; the rasterizer has its own threads. */
const AT_ONCE = 4;

/** Creates a function that draws cards with one frame as PNG, or takes them from the cache. */
export function cardMaker(
  frame: CardFrame,
  siteDir: string,
): (text: CardText) => Promise<Uint8Array> {
  const code = codeHash('src/features/sharing/build');
  const parts = frameParts(frame, siteDir);
  const color = palette[frame.product?.accent ?? 'primary'].main;
  return ({ title, trail }) =>
    buildCache('cards', [code, parts, color, title, trail], async () => {
      const svg = await drawCard(parts, { title, section: trail.join(' › '), color });
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    });
}

/** Input of `makeCards`. */
export interface CardOrder {
  readonly pages: readonly CardPage[];
  readonly siteDir: string;
  /** The site's URL without the protocol, such as `mui.com/toolpad/`. */
  readonly address: string;
  readonly versions: ProductVersions;
}

/** Draws the cards that are not cached; returns each page's PNG, in order. */
export async function makeCards(order: CardOrder): Promise<Uint8Array[]> {
  const { pages, siteDir, address, versions } = order;
  const makers = new Map<string, ReturnType<typeof cardMaker>>();
  const makerOf = (product: Product | null) => {
    const host = address.replace(/\/.*/, '');
    const frame: CardFrame = product
      ? { product, version: `v${versions[product.id]}`, address: host + product.basePath }
      : { product, version: '', address: address.replace(/\/$/, '') };
    const maker = makers.get(frame.address) ?? cardMaker(frame, siteDir);
    makers.set(frame.address, maker);
    return maker;
  };
  return pMap(pages, (page) => makerOf(page.product)(page), { concurrency: AT_ONCE });
}
