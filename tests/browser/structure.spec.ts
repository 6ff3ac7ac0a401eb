import fs from 'node:fs';
import { expect, test } from '../support/test';
import { readStructure, type PageStructure } from '../support/pageStructure';
import { listSitePages } from '../support/site';

/** Reads every page as served, without rendering it, in a single tab. */
test.describe.serial('the HTML of every page', () => {
  const structures = new Map<string, PageStructure>();

  test('has landmarks, ordered headings and a name for each control', async ({ page }) => {
    // In an empty tab: on the site's pages, Trusted Types forbid parsing strings as HTML.
    for (const address of listSitePages()) {
      const html = await (await page.request.get(address)).text();
      structures.set(address, await page.evaluate(readStructure, html));
    }
    const faults = [...structures].flatMap(([address, structure]) =>
      structure.faults.map((fault) => `${address} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('links to its source file, if there is one', () => {
    for (const [address, { editLink }] of structures) {
      const file = address.replace(/^\/toolpad\/(core|studio)\//, 'docs-$1/') + 'index.mdx';
      const link = fs.existsSync(file)
        ? `https://github.com/mui/toolpad/edit/master/${file}`
        : null;
      expect(editLink, address).toBe(link);
    }
  });

  for (const product of ['core', 'studio']) {
    test(`${product}: links from the first page to the last and back, through all groups`, () => {
      const pages = new Map(
        [...structures].filter(
          ([address, { next, previous }]) =>
            address.startsWith(`/toolpad/${product}/`) && (next ?? previous) !== null,
        ),
      );
      const [first, ...others] = [...pages].filter(([, { previous }]) => previous === null);
      expect(others.map(([address]) => address)).toEqual([]);
      const visited: string[] = [];
      for (let at = first?.[0] ?? null; at !== null && visited.length <= pages.size;) {
        const next = pages.get(at)?.next ?? null;
        expect(next === null ? at : pages.get(next)?.previous, `before ${next}`).toBe(at);
        visited.push(at);
        at = next;
      }
      expect([...visited].sort()).toEqual([...pages.keys()].sort());
      expect(visited.length).toBeGreaterThan(40);
    });
  }
});
