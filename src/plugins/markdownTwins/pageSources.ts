import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../navigation';
import { createTranslate } from '../../strings/translate';
import { splitDemoSource } from '../demoSource';
import { demoVersions } from '../demoVersions';
import type { DemoSource } from './rule';

/** Demos and their style sheets, whose whole source stands in Markdown. */
const DEMO_FILE = /\.(?:tsx|css)$/;

/** The files that {@link readDemoSource} may read, from the site's folder. */
export function demoSourceFiles(siteDir: string): readonly string[] {
  return PRODUCTS.flatMap(({ docsPluginId }) => {
    const files = fs.readdirSync(path.join(siteDir, docsPluginId), { recursive: true });
    return files
      .map((file) => path.join(docsPluginId, String(file)))
      .filter((file) => DEMO_FILE.test(file));
  });
}

/** English: Markdown is written when the site is built, and not in a reader's language. */
const translate = createTranslate('en');

function wholeFile(file: string, language: string): DemoSource['files'][number] {
  const { full } = splitDemoSource(fs.readFileSync(file, 'utf8'));
  return { name: path.basename(file), language, code: full };
}

/**
 * The whole source of a demo in each of its stylings, in TypeScript.
 *
 * @param id such as `core/react-dashboard-layout/DashboardLayoutBasic`
 * @throws Error when there is no such demo
 */
export function readDemoSource(siteDir: string, id: string): readonly DemoSource[] {
  const versions = demoVersions(path.join(siteDir, `docs-${id}.tsx`));
  if (versions.length === 0) {
    throw new Error(`No file of the demo ${id}`);
  }
  return versions.map(({ styling, file, styleSheet }) => ({
    styling: translate(`code.styling.${styling}`),
    files: [wholeFile(file, 'tsx'), ...(styleSheet === null ? [] : [wholeFile(styleSheet, 'css')])],
  }));
}

/**
 * The file of a small picture that the bundler wrote into a page.
 *
 * @param dataUrl such as `data:image/webp;base64,…`
 * @returns its path below the site's own, the same one each time, and what it holds
 * @throws Error for what is no picture in base64
 */
export function pictureFile(dataUrl: string): { readonly file: string; readonly data: Buffer } {
  const [, type, content] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined || content === undefined) {
    throw new Error(`A picture in a page is not base64: ${dataUrl.slice(0, 40)}`);
  }
  const data = Buffer.from(content, 'base64');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { file: `assets/markdown/${hash}.${type}`, data };
}
