import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ProductVersions } from '../../../site/config';
import { PRODUCTS, type Product } from '../../../site';
import { CARD_SIZE, cardFile } from '../cardFile';
import { draw, drawText, frameElement, palette, type CardFrame, type CardText } from './cardDesign';
import type { CardPage } from './cardPages';
import { paintFrame } from './paintCard';

/** How many cards are made at once: the rasteriser has threads of its own. */
const AT_ONCE = 4;

function frameOf(product: Product | null, site: URL, versions: ProductVersions): CardFrame {
  return {
    product: product?.id ?? null,
    name: product?.name ?? 'Toolpad',
    version: product ? `v${versions[product.id]}` : '',
    address: site.host + (product?.basePath ?? site.pathname.replace(/\/$/, '')),
    accent: palette[product?.accent ?? 'primary'].main,
  };
}

/** Gives each palette the colours of letters; those of the first card would make it depend on order. */
const SAMPLE = { title: 'Sample', trail: ['Sample'] };

/** A hash of the code that draws and of all packages, the fonts among them. */
function fingerprint(siteDir: string): string {
  const files = ['cardDesign.ts', 'paintCard.ts'].map((file) => path.join(__dirname, file));
  return [...files, path.join(siteDir, 'package-lock.json')]
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256'))
    .digest('hex');
}

/**
 * Makes cards that have the same frame, or takes them from the cache: a card's name there is a hash of
 * all that it is made of, in which no path is.
 *
 * @param cacheDir a folder that exists
 * @returns a function from what a card says to the file that shows it
 */
export function cardMaker(
  frame: CardFrame,
  siteDir: string,
  cacheDir: string,
): (text: CardText) => Promise<string> {
  const tree = frameElement(frame, siteDir);
  const common = [fingerprint(siteDir), tree, frame.accent];
  const paint = async () =>
    paintFrame(await draw(tree, CARD_SIZE), await drawText(SAMPLE, frame.accent));
  let painted: ReturnType<typeof paint> | undefined;
  return async ({ title, trail }) => {
    const recipe = JSON.stringify([common, title, trail]);
    const name = createHash('sha256').update(recipe).digest('hex');
    const file = path.join(cacheDir, `${name}.png`);
    if (!existsSync(file)) {
      painted ??= paint();
      const addText = await painted;
      const card = await addText(await drawText({ title, trail }, frame.accent));
      // Whole or not at all: a build that is stopped must not leave half a picture behind.
      const unfinished = `${file}.${randomUUID()}`;
      await fs.writeFile(unfinished, card);
      await fs.rename(unfinished, file);
    }
    return file;
  };
}

/** Where the cards go, and what they say besides a page's own title and section. */
interface CardSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  readonly origin: string;
  readonly versions: ProductVersions;
}

/** Writes the card of each page to the built site. */
export async function makeCards(
  pages: readonly CardPage[],
  { siteDir, outDir, baseUrl, origin, versions }: CardSite,
): Promise<void> {
  const site = new URL(baseUrl, origin);
  const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
  await fs.mkdir(cacheDir, { recursive: true });
  const maker = (product: Product | null) =>
    cardMaker(frameOf(product, site, versions), siteDir, cacheDir);
  const ofSite = maker(null);
  const ofProducts = new Map(PRODUCTS.map((product) => [product.id, maker(product)]));
  const waiting = pages.values();
  const work = async (): Promise<void> => {
    for (const page of waiting) {
      const file = path.join(outDir, cardFile(page.path, baseUrl));
      const make = (page.product && ofProducts.get(page.product)) ?? ofSite;
      const card = await make(page);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.copyFile(card, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
