import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
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

/** A hash of the drawing code and all packages, fonts included. */
function fingerprint(siteDir: string): string {
  const files = ['cardDesign.ts', 'paintCard.ts'].map((file) => path.join(__dirname, file));
  return [...files, path.join(siteDir, 'package-lock.json')]
    .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
    .digest('hex');
}

/**
 * Creates a function that draws cards with one frame, or takes them from `cacheDir`, which must
 * exist. A card's name there is a hash of everything that it is made of, but of no path.
 */
export function cardMaker(
  frame: CardFrame,
  siteDir: string,
  cacheDir: string,
): (text: CardText) => Promise<string> {
  const tree = frameElement(frame, siteDir);
  const accent = palette[frame.product?.accent ?? 'primary'].main;
  const common = [fingerprint(siteDir), tree, accent];
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
  return async ({ title, trail }) => {
    const recipe = JSON.stringify([common, title, trail]);
    const name = createHash('sha256').update(recipe).digest('hex');
    const file = path.join(cacheDir, `${name}.png`);
    if (!fs.existsSync(file)) {
      painted ??= paint();
      const addText = await painted;
      const card = addText(await drawText({ title, trail }));
      // Atomic: an aborted build must not leave a partial file behind.
      const unfinished = `${file}.${randomUUID()}`;
      fs.writeFileSync(unfinished, card);
      fs.renameSync(unfinished, file);
    }
    return file;
  };
}

/** Input of `makeCards`. */
export interface CardOrder {
  readonly pages: readonly CardPage[];
  readonly siteDir: string;
  /** The site's URL without the protocol, such as `mui.com/toolpad/`. */
  readonly address: string;
  readonly versions: ProductVersions;
}

/** Draws the cards that are not cached; returns each page's file, in order. */
export async function makeCards(order: CardOrder): Promise<string[]> {
  const { pages, siteDir, address, versions } = order;
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  fs.mkdirSync(cacheDir, { recursive: true });
  const makers = new Map<string, ReturnType<typeof cardMaker>>();
  const makerOf = (product: Product | null) => {
    const host = address.replace(/\/.*/, '');
    const frame: CardFrame = product
      ? { product, version: `v${versions[product.id]}`, address: host + product.basePath }
      : { product, version: '', address: address.replace(/\/$/, '') };
    const maker = makers.get(frame.address) ?? cardMaker(frame, siteDir, cacheDir);
    makers.set(frame.address, maker);
    return maker;
  };
  return pMap(pages, (page) => makerOf(page.product)(page), { concurrency: AT_ONCE });
}
