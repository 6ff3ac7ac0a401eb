import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { OLD_ADDRESSES, type OldAddressRule, parseOldAddresses } from '../../../site';
import type { PublishingPlugin } from '../../../site/publishing';
import { checkOldAddresses, hashOf, listForwards } from './checkRules';

/** An old path with its slash and without it: hosts compare addresses as they are. */
function bothForms({ from }: OldAddressRule): readonly string[] {
  return [from, from.replace(/\/$/, '')];
}

/**
 * The rules as a `_redirects` file: one rule a line, the first that matches counts, queries are kept
 * by the hosts. Cloudflare takes few lines after the first splat, so those come last.
 *
 * @param status `301`; `301!` on Netlify, which otherwise prefers the forwarding pages to the rules and
 *   which alone knows the `!`
 */
export function redirectsFile(rules: readonly OldAddressRule[], status: '301' | '301!'): string {
  const exact = rules.flatMap((rule) =>
    bothForms(rule).map((form) => `${form} ${rule.to}${hashOf(rule)}`),
  );
  const splats = rules.filter(({ splat }) => splat).map(({ from, to }) => `${from}* ${to}:splat`);
  return [...exact, ...splats].map((line) => `${line} ${status}\n`).join('');
}

/** Characters allowed in a splat: none that could break out of the `Location` header. */
const REST = '[\\w.-]+(?:/[\\w.-]+)*';

/**
 * The rules as the inside of an nginx `map $uri $moved_to { … }`. A value is the whole address with
 * the query in its place before the hash, so `return 301 $moved_to` is all there is to do.
 */
export function nginxMap(rules: readonly OldAddressRule[]): string {
  const values = new Map<string, string>();
  // nginx rejects duplicate keys; the first one wins, as on the other hosts.
  const add = (key: string, value: string) => values.set(key, values.get(key) ?? value);
  for (const rule of rules) {
    const { from, to, splat } = rule;
    bothForms(rule).forEach((form) => add(form, `${to}$is_args$args${hashOf(rule)}`));
    if (splat) {
      const pattern = `"~^${from.replaceAll('.', '\\.')}(?<old_rest>${REST})/?$"`;
      add(pattern, `${to}$old_rest/$is_args$args`);
    }
  }
  return [...values].map(([key, value]) => `${key} "${value}";\n`).join('');
}

const FORWARD_SCRIPT_FILE = 'old-address.js';

/**
 * Sends the reader on, query and hash kept. One file for all forwarding pages, so a content security
 * policy needs no rule for it. The reader's own hash wins over the rule's: whoever links to a part of a
 * page means that part. (A server never sees a hash; there the browser prefers the rule's.)
 */
export const FORWARD_SCRIPT =
  "(function(){var to=new URL(document.currentScript.getAttribute('data-to'),location.origin);" +
  'location.replace(to.pathname+location.search+(location.hash||to.hash))})();\n';

/**
 * The page that stands at an old address on a file server and leads to a path and anchor. Without
 * JavaScript it forwards too, then without the query; in a `noscript`, because it could overtake the script.
 */
export function forwardPage(to: string, site: { siteUrl: string; baseUrl: string }): string {
  const canonical = site.siteUrl + to.replace(/#.*$/, '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="${site.baseUrl}${FORWARD_SCRIPT_FILE}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
}

/**
 * Leads every old address to a live page: with a forwarding page at each, for any file server, and with
 * rules for hosts that have them (CONTRIBUTING.md says where they go). Docusaurus' plugin for redirects
 * does the pages only; it knows no splats, writes another inline script into each page, and lets that race
 * with a refresh that drops the query.
 */
export default function oldAddresses({
  baseUrl,
  siteConfig,
}: LoadContext): PublishingPlugin<{ readonly ids: readonly string[] }> {
  const rules = parseOldAddresses(OLD_ADDRESSES);
  return {
    name: 'old-addresses',
    async publish({ outDir, props, pages: built }) {
      // Neither a pattern nor a demo's document.
      const pages = new Set(
        props.routesPaths.filter(
          (route) => /\/$/.test(route) && !route.startsWith(`${baseUrl}demo/`),
        ),
      );
      const ids = new Map(built.map(({ address, facts }) => [address, new Set(facts.ids)]));
      const hasAnchor = (page: string, anchor: string) => ids.get(page)?.has(anchor) === true;
      const problems = checkOldAddresses(rules, { pages, hasAnchor });
      if (problems.length > 0) {
        throw new Error(`Wrong entries in src/site/redirects.json\n  ${problems.join('\n  ')}`);
      }
      const write = async (folder: string, name: string, content: string): Promise<void> => {
        await fs.mkdir(folder, { recursive: true });
        await fs.writeFile(path.join(folder, name), content);
      };
      const site = { siteUrl: siteConfig.url, baseUrl };
      for (const { from, to } of listForwards(rules, pages)) {
        const folder = path.join(outDir, from.slice(baseUrl.length));
        await write(folder, 'index.html', forwardPage(to, site));
      }
      await write(outDir, FORWARD_SCRIPT_FILE, FORWARD_SCRIPT);
      await write(outDir, '_redirects', redirectsFile(rules, '301'));
      await write(outDir, '_redirects.netlify', redirectsFile(rules, '301!'));
      await write(`${path.resolve(outDir)}-nginx`, 'redirects.map', nginxMap(rules));
    },
  };
}
