import pMap from 'p-map';
import { buildCache, codeHash } from '../../../build/tools/buildCache';
import type { Product, ProductVersions } from '../../../site';
import { CARD_SIZE } from '../cardFile';
import { draw, drawSection, drawTitle, frameElement, palette, type CardFrame } from './cardDesign';
import { paintFrame, rasterize, type Drawing } from './paintCard';

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

/** Its letters define the palette, which must not depend on the first card. */
const SAMPLE = { title: 'Sample', trail: ['Sample'] };

/** Creates a function that draws cards with one frame as PNG, or takes them from the cache. */
export function cardMaker(
  frame: CardFrame,
  siteDir: string,
): (text: CardText) => Promise<Uint8Array> {
  const tree = frameElement(frame, siteDir);
  const accent = palette[frame.product?.accent ?? 'primary'].main;
  const common = [codeHash('src/features/sharing/build'), tree, accent];
  const sections = new Map<string, Promise<Drawing>>();
  const drawText = ({ title, trail }: CardText): Promise<Drawing[]> => {
    const name = trail.join(' › ');
    const section = sections.get(name) ?? drawSection(name, accent).then(rasterize);
    sections.set(name, section);
    const parts = [drawTitle(title).then(rasterize)];
    return Promise.all(name === '' ? parts : [section, ...parts]);
  };
  const paint = async () =>
    paintFrame(await rasterize(await draw(tree, CARD_SIZE)), await drawText(SAMPLE));
  let painted: ReturnType<typeof paint> | undefined;
  return ({ title, trail }) =>
    buildCache('cards', [common, title, trail], async () => {
      painted ??= paint();
      const addText = await painted;
      return addText(await drawText({ title, trail }));
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
