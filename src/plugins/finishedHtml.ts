import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EMOTION_KEY } from '../brand/emotionKey';
import type { SiteFields } from '../config';
import { trustedTypesPolicy } from './hosting/contentSecurityPolicy';
import { inlineScripts } from './hosting/inlineScripts';
import { collectSelectors, keepUsedStyles } from './usedStyles';
import { findFonts, preloadFonts } from './preloadFonts';

/** A style element that Emotion left beside the element it styles. */
const STYLE_ELEMENT = new RegExp(
  `<style data-emotion="?(${EMOTION_KEY}(?:-global)?(?: [\\w-]+)+)"?>([\\s\\S]*?)</style>`,
  'g',
);

/**
 * Moves the styles of MUI parts from the page's body to its head: in the order they were written,
 * each once, the rules of all parts in one element that Emotion's cache adopts at hydration (spec
 * 2.4). React then finds in the body exactly the elements it renders itself.
 *
 * @param html a prerendered page
 * @returns the page with its styles moved; the same text when it has none
 */
export function hoistEmotionStyles(html: string): string {
  const globals = new Map<string, string>();
  const scoped = new Map<string, string>();
  const body = html.replace(STYLE_ELEMENT, (_element, attribute: string, css: string) => {
    const isGlobal = attribute.startsWith(`${EMOTION_KEY}-global`);
    (isGlobal ? globals : scoped).set(attribute, css);
    return '';
  });
  if (globals.size === 0 && scoped.size === 0) {
    return html;
  }
  const globalElements = [...globals].map(
    ([attribute, css]) => `<style data-emotion="${attribute}">${css}</style>`,
  );
  const names = [...scoped.keys()].map((attribute) => attribute.slice(EMOTION_KEY.length + 1));
  const scopedElement = `<style data-emotion="${EMOTION_KEY} ${names.join(' ')}">${[...scoped.values()].join('')}</style>`;
  return body.replace('</head>', () => `${globalElements.join('')}${scopedElement}</head>`);
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

async function listFiles(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Replaces a file at once: other plugins read the pages at the same time, and must not get half. */
async function replaceFile(file: string, content: string): Promise<void> {
  const fresh = `${file}.fresh`;
  await fs.writeFile(fresh, content);
  await fs.rename(fresh, file);
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
        'src/plugins/finishedHtml.ts has to match the one that has the theme’s styles.',
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

/** What only the finished HTML can be given, on every page of the built site. */
export function finishedHtml({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'finished-html',
    async postBuild({ outDir }) {
      const { environment } = siteConfig.customFields as unknown as SiteFields;
      const policy = trustedTypesPolicy(environment);
      const files = await listFiles(outDir);
      const fonts = findFonts(
        files.map((file) => baseUrl + path.relative(outDir, file).split(path.sep).join('/')),
      );
      const words = new Set<string>();
      const inline = new Set<string>();
      const pages = files.filter((name) => name.endsWith('.html'));
      for (const file of pages) {
        const html = await fs.readFile(file, 'utf8');
        const withFonts = preloadFonts(hoistEmotionStyles(html), fonts);
        // A page without the site's script, such as the offline page, is not made by Docusaurus.
        const isOurs = html.includes('/assets/js/main.');
        const finished = isOurs ? requireTrustedTypes(withFonts, policy) : withFonts;
        collectSelectors(finished, words);
        inlineScripts(finished).forEach((code) => inline.add(code));
        if (finished !== html) {
          await replaceFile(file, finished);
        }
      }
      const sheet = await findSheet(outDir);
      const old = path.join(sheet.folder, sheet.name);
      const css = await keepUsedStyles(await fs.readFile(old, 'utf8'), words, [
        ...(await readScripts(outDir)),
        ...inline,
      ]);
      const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
      const name = `styles.${hash}.css`;
      await fs.rm(old);
      await fs.writeFile(path.join(sheet.folder, name), css);
      for (const file of pages) {
        const html = await fs.readFile(file, 'utf8');
        if (html.includes(sheet.name)) {
          await replaceFile(file, html.replaceAll(sheet.name, name));
        }
      }
    },
  };
}
