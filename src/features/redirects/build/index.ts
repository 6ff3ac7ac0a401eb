import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PublishingPlugin } from '../../../site/publishing';
import { OLD_ADDRESSES, parseOldAddresses } from '../../../site';
import { checkOldAddresses, listForwards } from './checkRules';
import { FORWARD_SCRIPT, FORWARD_SCRIPT_FILE, forwardPage } from './forwardPage';
import { nginxMap, redirectsFile } from './serverRules';

/** Whether a route is a page that an old address may lead to: not a pattern, not a demo's document. */
function isPage(route: string, baseUrl: string): boolean {
  return route.endsWith('/') && !route.startsWith(`${baseUrl}demo/`);
}

/**
 * Leads every old address to a live page: with a forwarding page at each, which works on any file
 * server, and with rules for hosts that have them: `_redirects` and `_redirects.netlify` in the site,
 * `redirects.map` for nginx in a folder beside it. CONTRIBUTING.md says where they go.
 *
 * `@docusaurus/plugin-client-redirects` does the forwarding pages only; it knows no splats, writes
 * another inline script into each page, and lets that race with a refresh that drops the query.
 */
export default function oldAddresses({
  baseUrl,
  siteConfig,
}: LoadContext): PublishingPlugin<{ readonly ids: readonly string[] }> {
  const rules = parseOldAddresses(OLD_ADDRESSES);
  return {
    name: 'old-addresses',
    async publish({ outDir, props, pages: built }) {
      const pages = new Set(props.routesPaths.filter((route) => isPage(route, baseUrl)));
      const fileOf = (address: string): string =>
        path.join(outDir, address.slice(baseUrl.length), 'index.html');
      const ids = new Map(built.map(({ address, facts }) => [address, new Set(facts.ids)]));
      const hasAnchor = (page: string, anchor: string): boolean =>
        ids.get(page)?.has(anchor) === true;
      const problems = checkOldAddresses(rules, { pages, hasAnchor });
      if (problems.length > 0) {
        throw new Error(`Wrong entries in src/site/oldAddresses.ts\n  ${problems.join('\n  ')}`);
      }
      const site = { siteUrl: siteConfig.url, baseUrl };
      const files: [file: string, content: string][] = [
        ...listForwards(rules, pages).map(({ from, to }): [string, string] => [
          fileOf(from),
          forwardPage(to, site),
        ]),
        [path.join(outDir, FORWARD_SCRIPT_FILE), FORWARD_SCRIPT],
        [path.join(outDir, '_redirects'), redirectsFile(rules, '301')],
        [path.join(outDir, '_redirects.netlify'), redirectsFile(rules, '301!')],
        [path.join(`${path.resolve(outDir)}-nginx`, 'redirects.map'), nginxMap(rules)],
      ];
      for (const [file, content] of files) {
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, content);
      }
    },
  };
}
