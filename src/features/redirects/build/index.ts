import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { call, inlineScript } from '../../../build/tools/inlineScript';
import { OLD_ADDRESSES, type OldAddressRule, parseOldAddresses } from '../../../site';
import type { PublishingPlugin } from '../../../build/tools/publishing';
import { forward } from '../forward';
import { checkOldAddresses, hashOf, listForwards } from './checkRules';

/** An old path with and without its slash, which hosts distinguish. */
function bothForms({ from }: OldAddressRule): readonly string[] {
  return [from, from.replace(/\/$/, '')];
}

/**
 * The rules as a `_redirects` file, where the first match wins and hosts keep queries. Splats come
 * last, because Cloudflare takes few lines after the first one.
 *
 * @param status `301!` only for Netlify, which otherwise prefers the forwarding pages
 */
export function redirectsFile(rules: readonly OldAddressRule[], status: '301' | '301!'): string {
  const exact = rules.flatMap((rule) =>
    bothForms(rule).map((form) => `${form} ${rule.to}${hashOf(rule)}`),
  );
  const splats = rules.filter(({ splat }) => splat).map(({ from, to }) => `${from}* ${to}:splat`);
  return [...exact, ...splats].map((line) => `${line} ${status}\n`).join('');
}

/** What a splat may match: nothing that could break out of the `Location` header. */
const REST = '[\\w.-]+(?:/[\\w.-]+)*';

/** The body of an nginx `map $uri $moved_to { … }`; values contain the query, before the hash. */
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

/** `forward.ts` as an inline script. */
export const FORWARD_SCRIPT = inlineScript([call(path.join(__dirname, '../forward.ts'), forward)]);

/**
 * The page at an old URL, for file servers. Without JavaScript it drops the query; the refresh is
 * in a `noscript`, because it could overtake the script.
 */
export function forwardPage(to: string, siteUrl: string): string {
  const canonical = siteUrl + to.replace(/#.*$/, '');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script data-to="${to}">${FORWARD_SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
}

/**
 * Redirects old URLs: a forwarding page for file servers, and rules for hosts that support them
 * (CONTRIBUTING.md). Docusaurus's redirect plugin writes pages only: it has no splats, and races its
 * script against a refresh that drops the query.
 *
 * @param addPolicy adds a page's policy, with the inline scripts that it allows
 */
export default function oldAddresses(
  addPolicy: (html: string, scripts: readonly string[]) => string,
) {
  const rules = parseOldAddresses(OLD_ADDRESSES);
  return ({
    baseUrl,
    siteConfig,
  }: LoadContext): PublishingPlugin<{ readonly ids: readonly string[] }> => ({
    name: 'old-addresses',
    async publish({ outDir, props, pages: built }) {
      // Exclude patterns and demo documents.
      const pages = new Set(
        props.routesPaths.filter(
          (route) => /\/$/.test(route) && !route.startsWith(`${baseUrl}demo/`),
        ),
      );
      const ids = new Map(built.map(({ address, facts }) => [address, new Set(facts.ids)]));
      const hasAnchor = (page: string, anchor: string) => ids.get(page)?.has(anchor) === true;
      const problems = checkOldAddresses(rules, { pages, hasAnchor });
      if (problems.length > 0) {
        throw new Error(`Invalid entries in src/site/redirects.json\n  ${problems.join('\n  ')}`);
      }
      const write = async (folder: string, name: string, content: string): Promise<void> => {
        await fs.mkdir(folder, { recursive: true });
        await fs.writeFile(path.join(folder, name), content);
      };
      for (const { from, to } of listForwards(rules, pages)) {
        const folder = path.join(outDir, from.slice(baseUrl.length));
        const html = forwardPage(to, siteConfig.url);
        await write(folder, 'index.html', addPolicy(html, [FORWARD_SCRIPT]));
      }
      await write(outDir, '_redirects', redirectsFile(rules, '301'));
      await write(outDir, '_redirects.netlify', redirectsFile(rules, '301!'));
      await write(`${path.resolve(outDir)}-nginx`, 'redirects.map', nginxMap(rules));
    },
  });
}
