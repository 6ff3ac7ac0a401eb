import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import { LAST_RULE } from '../features/errors/build/guardScript';
import { trustedTypesPolicy } from '../features/security/build/contentSecurityPolicy';
import type { PublicEnvironment } from '../site/config';
import type { PublishedSite } from '../site/publishing';
import type { PageFacts } from './pageFacts';

/** The font of text as the bundler named it. */
const TEXT_FONT = /geist-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * Adds to a page's head that the browser should fetch the font of its text at once, before it has read the
 * style sheet (spec 1.7).
 *
 * @param html a prerendered page
 * @param font the font's address
 * @throws Error when the page has no style sheet to put it before
 */
export function preloadFont(html: string, font: string): string {
  const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const finished = html.replace(/<link[^>]*rel="?stylesheet/, (sheet) => link + sheet);
  if (finished === html) {
    throw new Error('A page of Docusaurus has no <link rel="stylesheet"> in its HTML');
  }
  return finished;
}

/**
 * Finds the font of text among the files of the built site.
 *
 * @param addresses of all files
 * @throws Error when it is not there
 */
function findFont(addresses: readonly string[]): string {
  const font = addresses.find((address) => TEXT_FONT.test(address));
  if (font === undefined) {
    throw new Error(`The built files contain no text font: ${TEXT_FONT.source} matches none`);
  }
  return font;
}

/** On every page, whether anything has it there or not (spec 1.7). */
const ALWAYS = ['material-icons'];

/** Parts of Infima that no page has, though scripts have words like theirs. */
const NEVER = ['avatar', 'badge', 'button--secondary', 'button--sm', 'card', 'close', 'pagination'];

/** Attributes that code sets by their names in `dataset`. */
const DATASET = /(?<=\bdataset\.)\w+/g;

/** `codeChoice` as the attribute is called: `data-code-choice`. */
function attributeOf(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Words in code that may be a class, an attribute or a variable of CSS. */
const WORD = /[A-Za-z_-][\w-]*/g;

/**
 * Leaves out of a style sheet what neither a page nor a script can show: Infima and Docusaurus bring many
 * more classes than the site uses.
 *
 * @param css the sheet that every page loads
 * @param words the pages' elements, classes, ids and attributes (`PageFacts.selectors`)
 * @param scripts the code that pages run; a class or attribute that it says may come to be on a page
 * @returns the sheet without the rest, in its order
 */
export async function keepUsedStyles(
  css: string,
  words: ReadonlySet<string>,
  scripts: readonly string[],
): Promise<string> {
  const said = new Set([...words, ...ALWAYS]);
  // The last has values that are no words.
  const set = new Set(['dir', 'open', 'hidden', 'inert', 'data-theme', 'src']);
  const variables = new Set<string>();
  for (const script of scripts) {
    for (const [word] of script.matchAll(WORD)) {
      said.add(word);
      if (word.startsWith('data-') || word.startsWith('aria-')) {
        set.add(word);
      } else if (word.startsWith('--')) {
        variables.add(word);
      }
    }
    for (const [name] of script.matchAll(DATASET)) {
      set.add(attributeOf(name));
    }
  }
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...said].join('\n'), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {
      // Scripts in the head set the last two. A pseudo-class alone is of any element.
      standard: ['html', 'body', ':root', ':focus-visible', 'data-theme', 'dir'],
      greedy: [/^dark$|^rtl$/],
      // A script may bring styles of its own, such as an editor's, which PurgeCSS does not see.
      variables: [...variables],
    },
    blocklist: NEVER,
    dynamicAttributes: [...set],
    variables: true,
  });
  if (!result) {
    throw new Error('PurgeCSS returned nothing for the style sheet of the pages');
  }
  return result.css;
}

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
  let finishedPages = 0;
  for (const { file } of pages) {
    const html = await fs.readFile(file, 'utf8');
    // A page without the site's script, such as the offline page, is not made by Docusaurus.
    if (html.includes('/assets/js/main.')) {
      const finished = preloadFont(html, font).replaceAll(oldSheet, sheet);
      const policy = trustedTypesPolicy(environment, { hasAds: html.includes('<tp-ad ') });
      await fs.writeFile(file, requireTrustedTypes(finished, policy));
      finishedPages += 1;
    }
  }
  if (finishedPages === 0) {
    throw new Error(
      'No page loads /assets/js/main.…: Docusaurus names the site’s script otherwise',
    );
  }
}
