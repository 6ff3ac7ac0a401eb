import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ProductVersions, SiteFields } from '../../../site/config';
import { PRODUCTS, type ProductId } from '../../../site';
import { cardFile } from '../cardFile';
import { CARD_COLOURS, drawFrame, drawText, type CardFonts, type CardFrame } from './cardDesign';
import { CardFont } from './cardFont';
import { listCardPages, type CardPage } from './cardPages';
import { paintCard, paintFrame, type PaintedFrame } from './paint';

/** How many cards are made at once: the rasteriser and the compressor have threads of their own. */
const AT_ONCE = 4;

function frameOf(product: ProductId | null, site: URL, versions: ProductVersions): CardFrame {
  const found = PRODUCTS.find(({ id }) => id === product);
  const address = site.host + (found?.basePath ?? site.pathname.replace(/\/$/, ''));
  return found
    ? { product: found.id, name: found.name, version: `v${versions[found.id]}`, address }
    : { product: null, name: 'Toolpad', version: '', address };
}

/** Draws cards, or takes them from the cache when nothing that they are made of has changed. */
class CardMaker {
  private readonly fonts: CardFonts = { text: new CardFont(400), strong: new CardFont(600) };
  private readonly frames = new Map<CardFrame['product'], string>();
  private readonly painted = new Map<string, Promise<PaintedFrame>>();
  /** Of the fonts and of the code beside this file. */
  private readonly made: string;

  constructor(
    private readonly siteDir: string,
    private readonly cacheDir: string,
  ) {
    const sources = readdirSync(__dirname).map((file) => readFileSync(path.join(__dirname, file)));
    const hash = createHash('sha256');
    [...this.fonts.text.files, ...this.fonts.strong.files, ...sources].forEach((part) => {
      hash.update(part);
    });
    this.made = hash.digest('hex');
  }

  /**
   * Makes the card of a page.
   *
   * @returns the file of the cache that holds it, a PNG
   */
  async make({ title, trail }: CardPage, frame: CardFrame): Promise<string> {
    const frameSvg = this.draw(frame);
    const recipe = JSON.stringify([title, trail, frameSvg, this.made]);
    const cached = path.join(
      this.cacheDir,
      `${createHash('sha256').update(recipe).digest('hex')}.png`,
    );
    try {
      await fs.access(cached);
    } catch {
      const { svg, titleRow } = drawText({ title, trail }, this.fonts);
      const card = await paintCard(await this.paint(frame, frameSvg), svg, titleRow);
      // Written whole or not at all: a build that is stopped must not leave half a picture behind.
      await fs.writeFile(`${cached}.${process.pid}`, card);
      await fs.rename(`${cached}.${process.pid}`, cached);
    }
    return cached;
  }

  private draw(frame: CardFrame): string {
    const drawn = this.frames.get(frame.product) ?? drawFrame(frame, this.fonts, this.siteDir);
    this.frames.set(frame.product, drawn);
    return drawn;
  }

  private paint(frame: CardFrame, svg: string): Promise<PaintedFrame> {
    const painted =
      this.painted.get(svg) ?? paintFrame(svg, CARD_COLOURS.section[frame.product ?? 'site']);
    this.painted.set(svg, painted);
    return painted;
  }
}

/**
 * Makes the picture that shows where someone shares a page: its title and section in the frame of its
 * product, 1200 × 630 px, at `img/cards/` and the page's own path.
 */
export default function socialCards({ siteDir, baseUrl, siteConfig }: LoadContext): Plugin {
  let pages: readonly CardPage[] = [];
  return {
    name: 'social-cards',
    allContentLoaded({ allContent }) {
      pages = listCardPages(allContent, baseUrl);
    },
    async postBuild({ outDir }) {
      const { versions } = siteConfig.customFields as unknown as SiteFields;
      const site = new URL(baseUrl, siteConfig.url);
      const cacheDir = path.join(siteDir, 'node_modules/.cache/social-cards');
      await fs.mkdir(cacheDir, { recursive: true });
      const maker = new CardMaker(siteDir, cacheDir);
      const waiting = pages.values();
      const work = async (): Promise<void> => {
        for (const page of waiting) {
          const file = path.join(outDir, cardFile(page.path, baseUrl));
          const card = await maker.make(page, frameOf(page.product, site, versions));
          await fs.mkdir(path.dirname(file), { recursive: true });
          await fs.copyFile(card, file);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
