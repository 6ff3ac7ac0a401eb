import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { PurgeCSS } from 'purgecss';
import { LAST_RULE } from '../recovery/build/guardScript';
import { addPolicy } from '../features/security/build/pagePolicy';
import type { SiteEnvironment } from '../site/config';
import { OPEN_FILES, type PublishedPage, type PublishedSite } from './tools/publishing';
import { MAIN_SCRIPT, MAIN_SHEET } from './docusaurus/browser/names';
import { removeThemeScript } from './docusaurus/themeScript';
import type { PageFacts } from './facts';
import { inlineInfima } from './infimaConstants';

/** Where the bundler writes fonts, and the file name of the text font. */
const FONTS = 'assets/fonts';
const TEXT_FONT = /^geist-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * Preloads the text font, before the style sheet (spec 1.7).
 *
 * @throws Error when the page has no style sheet
 */
export function preloadFont(html: string, font: string): string {
  const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  const finished = html.replace(/<link[^>]*rel="?stylesheet/, (sheet) => link + sheet);
  if (finished === html) {
    throw new Error('A Docusaurus page has no <link rel="stylesheet">');
  }
  return finished;
}

/** Kept even if no page uses it (spec 1.7). */
const ALWAYS = ['material-icons'];

/**
 * Components of Infima that no page has, whose names are words in scripts, such as Material UI's. A
 * page that has one keeps its rules, and usedStyles.test.ts rejects one in the site's own scripts.
 */
export const UNUSED = [
  'avatar',
  'badge',
  'button--secondary',
  'button--sm',
  'card',
  'close',
  'pagination',
];

/** Attributes that scripts set through `dataset`. */
const DATASET = /(?<=\bdataset\.)\w+/g;

/** `codeChoice` as an attribute: `data-code-choice`. */
function attributeOf(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Words in code that may be a class, an attribute or a CSS variable. */
const WORD = /[A-Za-z_-][\w-]*/g;

/**
 * Drops unused rules: the site uses few of Infima's and Docusaurus's classes.
 *
 * @param words `PageFacts.selectors` of all pages
 * @param classes likewise
 * @param scripts code that pages run; classes and attributes that it mentions are kept
 */
export async function keepUsedStyles(
  css: string,
  words: ReadonlySet<string>,
  classes: ReadonlySet<string>,
  scripts: readonly string[],
): Promise<string> {
  const mentioned = new Set([...words, ...ALWAYS]);
  // `src` has values that are not words.
  const set = new Set(['dir', 'open', 'hidden', 'inert', 'data-theme', 'src']);
  const variables = new Set<string>();
  for (const script of scripts) {
    for (const [word] of script.matchAll(WORD)) {
      mentioned.add(word);
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
    content: [{ raw: [...mentioned].join('\n'), extension: 'txt' }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {
      // Head scripts set the last two. A bare pseudo-class matches any element.
      standard: ['html', 'body', ':root', ':focus-visible', 'data-theme', 'dir'],
      greedy: [/^dark$|^rtl$/],
      // PurgeCSS does not see style sheets that scripts add, such as an editor's.
      variables: [...variables],
    },
    blocklist: UNUSED.filter((name) => !classes.has(name)),
    dynamicAttributes: [...set],
    variables: true,
  });
  if (!result) {
    throw new Error('PurgeCSS returned no style sheet');
  }
  return inlineInfima(result.css, variables);
}

/**
 * Lets find-in-page and text fragments find the hidden code of demos: the minifier treats `hidden`
 * as boolean and drops `until-found`.
 *
 * @throws Error when the code of a demo is there in another form
 */
export function restoreSearchable(html: string): string {
  const hidden = /(<tp-(?:demo-code|fold|panel)\b[^>]* hidden)(?=[\s>])/g;
  const restored = html.replaceAll(hidden, '$1=until-found');
  if (restored === html && /<tp-(?:demo-code|fold|panel)\b[^>]*\bhidden/.test(html)) {
    throw new Error('Hidden text is not written as expected (src/build/finishPages.ts)');
  }
  return restored;
}

/** Finds a file in a folder of `outDir`; the error lists the files that are there. */
async function findFile(outDir: string, folder: string, pattern: RegExp): Promise<string> {
  const names = await fs.readdir(path.join(outDir, folder)).catch((): string[] => []);
  const name = names.find((candidate) => pattern.test(candidate));
  if (name === undefined) {
    throw new Error(
      `${folder} has no file that matches ${pattern.source} (src/build/finishPages.ts); it has: ${names.join(', ')}`,
    );
  }
  return name;
}

/** Purges the style sheet and renames it by content; returns the old and the new name. */
async function writeUsedStyles({
  outDir,
  pages,
}: PublishedSite<PageFacts>): Promise<[string, string]> {
  const [styles, scripts] = ['assets/css', 'assets/js'];
  const name = await findFile(outDir, styles, MAIN_SHEET);
  const file = path.join(outDir, styles, name);
  const read = async (script: string): Promise<string> =>
    fs.readFile(path.join(outDir, scripts, script), 'utf8');
  const used = await keepUsedStyles(
    await fs.readFile(file, 'utf8'),
    new Set(pages.flatMap(({ facts }) => facts.selectors)),
    new Set(pages.flatMap(({ facts }) => facts.classes)),
    [
      ...(await Promise.all((await fs.readdir(path.join(outDir, scripts))).map(read))),
      ...new Set(pages.flatMap(({ facts }) => facts.inlineScripts)),
    ],
  );
  const css = used + LAST_RULE;
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const fresh = `styles.${hash}.css`;
  await fs.rm(file);
  await fs.writeFile(path.join(outDir, styles, fresh), css);
  return [name, fresh];
}

/** Rewrites every page with what needs finished HTML. */
export async function finishPages(
  site: PublishedSite<PageFacts>,
  { baseUrl, environment }: { readonly baseUrl: string; readonly environment: SiteEnvironment },
): Promise<void> {
  const { outDir, pages } = site;
  const font = await findFile(outDir, FONTS, TEXT_FONT);
  const [oldSheet, sheet] = await writeUsedStyles(site);
  let finishedPages = 0;
  const finish = async ({ file, facts }: PublishedPage<PageFacts>): Promise<void> => {
    // Faster than UTF-8, and safe because only ASCII is searched for and inserted.
    let html = await fs.readFile(file, 'latin1');
    let scripts: readonly string[] = facts.inlineScripts;
    // Docusaurus did not build pages without the site's script, such as the offline page.
    if (html.includes(MAIN_SCRIPT)) {
      html = preloadFont(html, `${baseUrl}${FONTS}/${font}`).replaceAll(oldSheet, sheet);
      ({ html, scripts } = removeThemeScript(restoreSearchable(html), scripts));
      finishedPages += 1;
    }
    await fs.writeFile(file, addPolicy(html, scripts, environment), 'latin1');
  };
  await pMap(pages, finish, { concurrency: OPEN_FILES });
  if (finishedPages === 0) {
    throw new Error(`No page loads ${MAIN_SCRIPT}…: Docusaurus has renamed the main script`);
  }
}
