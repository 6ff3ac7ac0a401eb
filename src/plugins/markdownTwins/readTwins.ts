import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SiteFields } from '../../config';
import { PRODUCTS } from '../../navigation';
import { openBuildCache } from '../buildCache';
import { mainPart } from '../mainPart';
import { Pictures, readDemoSource } from './pageSources';
import { hasTwin, readPage, twinShape, type Twin } from './readPage';

/** What comes of a page: its twin, and the pictures that are written out in it. */
const resultShape = z.object({ twin: twinShape, pictures: z.array(z.string()) });

/** Demos and their style sheets, whose whole source stands in twins. */
const DEMO_FILE = /\.(?:tsx|css)$/;

function demoFiles(siteDir: string): readonly string[] {
  return PRODUCTS.flatMap(({ docsPluginId }) => {
    const folder = path.join(siteDir, docsPluginId);
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => DEMO_FILE.test(file)).map((file) => path.join(folder, file));
  });
}

/** A built site, as far as its twins depend on it. */
export interface TwinSite {
  readonly siteDir: string;
  /** Where its finished pages are. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** The origin that it is published at. */
  readonly siteUrl: string;
  readonly versions: SiteFields['versions'];
}

/** What pages are about, by their address: a product, or both on the home page. */
function originOf(address: string, versions: SiteFields['versions']): string {
  const shown = PRODUCTS.filter(({ basePath }) => address.startsWith(`${basePath}/`));
  return (shown.length > 0 ? shown : PRODUCTS)
    .map(({ id, name }) => `${name} v${versions[id]}`)
    .join(', ');
}

/** Reads the built pages of a site as Markdown; a page that is as it was is taken from the last build. */
export class TwinReader {
  /** Pictures of all pages read so far. */
  readonly pictures = new Pictures();
  private readonly cache;

  constructor(private readonly site: Omit<TwinSite, 'outDir'>) {
    const { siteDir } = site;
    const sources = demoFiles(siteDir);
    this.cache = openBuildCache({ siteDir, name: 'markdown-twins', result: resultShape, sources });
  }

  /**
   * @param address of the page, below the origin
   * @param html the finished page
   * @returns `null` for a page that has no twin
   */
  read(address: string, html: string): Twin | null {
    if (!hasTwin(html)) {
      return null;
    }
    const { siteDir, baseUrl, siteUrl, versions } = this.site;
    const origin = originOf(address, versions);
    const pageUrl = siteUrl + address;
    const publishPicture = (dataUrl: string) => siteUrl + baseUrl + this.pictures.add(dataUrl);
    const input = JSON.stringify([pageUrl, baseUrl, origin, mainPart(html)]);
    const { twin, pictures } = this.cache.get(input, () => {
      const found: string[] = [];
      const page = {
        pageUrl,
        demoSource: (id: string) => readDemoSource(siteDir, id),
        publishPicture: (dataUrl: string) => {
          found.push(dataUrl);
          return publishPicture(dataUrl);
        },
      };
      return { twin: readPage(html, origin, page), pictures: found };
    });
    pictures.forEach(publishPicture);
    return twin;
  }

  /** Keeps what was read for the next build. */
  keep(): void {
    this.cache.keep();
  }
}
