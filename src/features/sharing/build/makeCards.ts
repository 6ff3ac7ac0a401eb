import fs from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import pMap from 'p-map';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import type { Product, ProductVersions } from '../../../site';
import { CARD_SIZE, cardFile } from '../cardFile';
import { drawFrame, drawText, frameParts, palette, TEXT_AREA, type CardFrame } from './cardDesign';
import { drawInto, encodePng, pngRows } from './encodePng';

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

async function rasterize(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels;
}

/** The rows of a card without text. */
async function frameRows(parts: Parameters<typeof drawFrame>[0]): Promise<Buffer> {
  const rows = pngRows(CARD_SIZE);
  drawInto(rows, CARD_SIZE.width, await rasterize(await drawFrame(parts)), {
    x: 0,
    y: 0,
    ...CARD_SIZE,
  });
  return rows;
}

/** Creates a function that draws cards with one frame as PNG, or takes them from the cache. */
export function cardMaker(
  frame: CardFrame,
  siteDir: string,
): (text: CardText) => Promise<Uint8Array> {
  const code = codeHash('src/features/sharing/build');
  const parts = frameParts(frame, siteDir);
  const color = palette[frame.product?.accent ?? 'primary'].main;
  let frameOnce: Promise<Buffer> | null = null;
  return ({ title, trail }) =>
    buildCache('cards', [code, parts, color, title, trail], async () => {
      frameOnce ??= frameRows(parts);
      const rows = await frameOnce;
      const text = await rasterize(await drawText({ title, section: trail.join(' › '), color }));
      // Nothing waits from here on, so that cards can share the rows: each replaces the text.
      drawInto(rows, CARD_SIZE.width, text, TEXT_AREA);
      return encodePng(rows, CARD_SIZE);
    });
}

/** Input of `makeCards`. */
export interface CardOrder {
  readonly pages: readonly CardPage[];
  readonly siteDir: string;
  /** The site's URL without the protocol, such as `mui.com/toolpad/`. */
  readonly address: string;
  readonly versions: ProductVersions;
  /** Where to write the cards, by the paths of their pages. */
  readonly folder: string;
  readonly baseUrl: string;
}

/** Writes the cards of pages into a folder, which is emptied; draws those that are not cached. */
export async function makeCards(order: CardOrder): Promise<void> {
  const { pages, siteDir, address, versions, folder, baseUrl } = order;
  await fs.rm(folder, { recursive: true, force: true });
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
  const write = async (page: CardPage): Promise<void> => {
    const file = path.join(folder, cardFile(page.path, baseUrl));
    const card = await makerOf(page.product)(page);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, card);
  };
  await pMap(pages, write, { concurrency: AT_ONCE });
}
