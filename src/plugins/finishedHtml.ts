import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { EMOTION_KEY } from '../brand/emotionKey';
import type { SiteFields } from '../config';
import { trustedTypesPolicy } from './hosting/contentSecurityPolicy';
import { findFonts, preloadFonts } from './preloadFonts';
import { deferScripts } from './waitingScripts';

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

/**
 * Has a page load more scripts with its own, which would ask for them only when they run.
 *
 * @param html a prerendered page
 * @param addresses of the scripts
 */
export function addScripts(html: string, addresses: readonly string[]): string {
  const scripts = addresses.map((address) => `<script src="${address}" defer></script>`).join('');
  return html.replace(/<script[^>]*src="?[^>]*runtime~main/, (first) => scripts + first);
}

/**
 * What only the finished HTML can be given, on every page of the built site.
 *
 * @param scriptsFor the scripts of a page, besides those of all pages, by the page's address
 */
export function finishedHtml(scriptsFor: (pathname: string) => readonly string[]) {
  return ({ baseUrl, siteConfig }: LoadContext): Plugin => ({
    name: 'finished-html',
    async postBuild({ outDir }) {
      const { environment } = siteConfig.customFields as unknown as SiteFields;
      const policy = trustedTypesPolicy(environment);
      const files = await listFiles(outDir);
      const fonts = findFonts(
        files.map((file) => baseUrl + path.relative(outDir, file).split(path.sep).join('/')),
      );
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const html = await fs.readFile(file, 'utf8');
        const name = path.relative(outDir, file).split(path.sep).join('/');
        const scripts = scriptsFor(path.posix.join(baseUrl, path.posix.dirname(name), '/')).map(
          (script) => baseUrl + script,
        );
        const withScripts = deferScripts(
          addScripts(hoistEmotionStyles(html), scripts),
          name,
          environment,
        );
        const withFonts = preloadFonts(withScripts, fonts);
        // A page without the site's scripts, such as the offline page, is not made by Docusaurus.
        const isOurs = html.includes('runtime~main');
        const finished = isOurs ? requireTrustedTypes(withFonts, policy) : withFonts;
        if (finished !== html) {
          await replaceFile(file, finished);
        }
      }
    },
  });
}
