import fs from 'node:fs';
import path from 'node:path';
import type { HtmlPage } from './htmlPage';
import type { MarkdownText } from './markdownText';

/** A page of the built site with its Markdown. */
export interface SitePage {
  /** URL path, such as `/toolpad/core/`. */
  readonly address: string;
  readonly html: HtmlPage;
  readonly markdown: string;
  readonly parsed: MarkdownText;
}

/** A built site. */
export interface Site {
  readonly dir: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly pages: readonly SitePage[];
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Dead links and images in a page's Markdown. */
export function deadLinks(site: Site, { parsed }: SitePage): readonly string[] {
  const { dir, origin, baseUrl, pages } = site;
  const targets = [...parsed.links, ...parsed.pictures.map(({ url }) => url)];
  return targets.flatMap((target) => {
    if (!/^(?:https?:\/\/|mailto:)/.test(target)) {
      return [`URL without its origin: ${target}`];
    }
    if (!target.startsWith(origin + baseUrl)) {
      return [];
    }
    const { pathname, hash } = new URL(target);
    const page = pages.find(({ address }) => address === pathname);
    if (!page) {
      const isFile = fs.existsSync(path.join(dir, pathname.slice(baseUrl.length)));
      return isFile && !pathname.endsWith('/') ? [] : [`dead link: ${target}`];
    }
    return hash === '' || page.html.anchors.has(decodeURIComponent(hash.slice(1)))
      ? []
      : [`link to a missing anchor: ${target}`];
  });
}

/** What `llms.txt` and the full texts lack or repeat. */
export function compareTexts({ dir, origin, baseUrl, pages }: Site): readonly string[] {
  const list = fs.readFileSync(path.join(dir, 'llms.txt'), 'utf8');
  const listed = pages.flatMap(({ address }) => {
    const count = countOf(list, `](${origin}${address}index.md)`);
    return count === 1 ? [] : [`llms.txt lists ${address} ${count} times`];
  });
  const links = countOf(list, 'index.md)');
  const extra =
    links === pages.length ? [] : [`llms.txt has ${links} links for ${pages.length} pages`];
  const full = ['core', 'studio'].flatMap((product) => {
    const name = `${product}/llms-full.txt`;
    const text = fs.readFileSync(path.join(dir, name), 'utf8');
    const own = pages.filter(({ address }) => address.startsWith(`${baseUrl}${product}/`));
    const counts = own.map(({ address, markdown }) => ({
      address,
      count: countOf(text, `\n---\n\n${markdown.trim()}\n`),
    }));
    return [
      ...counts
        .filter(({ count }) => count !== 1)
        .map(({ address, count }) => `${name} contains ${address} ${count} times`),
      ...(list.includes(`${origin}${baseUrl}${name}`) ? [] : [`llms.txt does not mention ${name}`]),
    ];
  });
  return [...listed, ...extra, ...full];
}
