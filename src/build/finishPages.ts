import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PublicEnvironment } from '../site/config';
import { LAST_RULE } from '../features/errors/build/guardScript';
import { trustedTypesPolicy } from '../features/security/build/contentSecurityPolicy';
import type { PublishedSite } from '../site/publishing';
import type { PageFacts } from './pageFacts';
import { findFont, preloadFont } from './preloadFont';
import { keepUsedStyles } from './usedStyles';

/**
 * Has browsers hold a page to Trusted Types. It stands in front of all else in the head.
 *
 * @param html a prerendered page
 * @param policy `null`: the page stays as it is
 */
function requireTrustedTypes(html: string, policy: string | null): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy ?? ''}">`;
  return policy === null ? html : html.replace(/<head>|<head [^>]*>/, (head) => head + meta);
}

/** The sheet of every page, as Docusaurus names it. */
const SHEET = /^styles\.[\w.]*css$/;

/** The style sheet of every page: where it is, and the file's name. */
async function findSheet(outDir: string): Promise<{ folder: string; name: string }> {
  const folder = path.join(outDir, 'assets/css');
  const names = await fs.readdir(folder);
  const name = names.find((file) => SHEET.test(file));
  if (name === undefined) {
    throw new Error(
      `No style sheet of every page in assets/css (${names.join(', ')}): ${SHEET.source} in ` +
        'src/build/finishPages.ts has to match the one that has the theme’s styles.',
    );
  }
  return { folder, name };
}

/** The scripts that pages load, as text. */
async function readScripts(outDir: string): Promise<string[]> {
  const folder = path.join(outDir, 'assets/js');
  const names = await fs.readdir(folder);
  return Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
}

/**
 * Leaves in the style sheet of every page what pages and scripts can show, under a name that tells its
 * content.
 *
 * @returns the names before and after
 */
async function writeUsedStyles({
  outDir,
  pages,
}: PublishedSite<PageFacts>): Promise<[string, string]> {
  const { folder, name } = await findSheet(outDir);
  const file = path.join(folder, name);
  const selectors = new Set(pages.flatMap(({ facts }) => facts.selectors));
  const inline = new Set(pages.flatMap(({ facts }) => facts.inlineScripts));
  const scripts = [...(await readScripts(outDir)), ...inline];
  const used = await keepUsedStyles(await fs.readFile(file, 'utf8'), selectors, scripts);
  const css = used + LAST_RULE;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const fresh = `styles.${hash}.css`;
  await fs.rm(file);
  await fs.writeFile(path.join(folder, fresh), css);
  return [name, fresh];
}

/** What pages are finished with. */
interface FinishOptions {
  readonly baseUrl: string;
  readonly environment: PublicEnvironment;
}

/** Writes every page with what only the finished HTML can be given. */
export async function finishPages(
  site: PublishedSite<PageFacts>,
  { baseUrl, environment }: FinishOptions,
): Promise<void> {
  const { outDir, pages } = site;
  const files = await fs.readdir(outDir, { recursive: true });
  const font = findFont(files.map((file) => baseUrl + file.split(path.sep).join('/')));
  const [oldSheet, sheet] = await writeUsedStyles(site);
  for (const { file } of pages) {
    const html = await fs.readFile(file, 'utf8');
    const finished = preloadFont(html, font).replaceAll(oldSheet, sheet);
    // A page without the site's script, such as the offline page, is not made by Docusaurus.
    const isOurs = html.includes('/assets/js/main.');
    const policy = trustedTypesPolicy(environment, { hasAds: html.includes('<tp-ad ') });
    await fs.writeFile(file, isOurs ? requireTrustedTypes(finished, policy) : finished);
  }
}
