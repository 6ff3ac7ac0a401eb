/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPageCache } from './pageCache';
import { factsOf } from './testingBuild';

const facts = factsOf('<main><h1>Page</h1></main>');
const CACHE = 'node_modules/.cache/pages';

/** A checkout of a small site, with the cache of an earlier one. */
function checkout(files: Readonly<Record<string, string>>, earlier?: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  for (const [file, text] of Object.entries({ 'package-lock.json': '{}', ...files })) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  if (earlier !== undefined) {
    fs.cpSync(path.join(earlier, CACHE), path.join(dir, CACHE), { recursive: true });
  }
  return dir;
}

describe('the page cache', () => {
  const code = { 'src/site.ts': 'export {}', 'docs/demo.tsx': 'export {}' };
  const sources = ['docs/demo.tsx'];
  const first = checkout(code);

  beforeAll(async () => {
    await openPageCache(first, sources).set('page', JSON.stringify(facts));
  });

  it('is hit, in another checkout too', async () => {
    expect(await openPageCache(first, sources).get('page')).toEqual(facts);
    expect(await openPageCache(checkout(code, first), sources).get('page')).toEqual(facts);
  });

  it.each([
    ['code', { 'src/site.ts': 'export const a = 1' }],
    ['packages', { 'package-lock.json': '{"packages":{}}' }],
    ['demos', { 'docs/demo.tsx': 'export const a = 1' }],
  ])('is missed with other %s', async (_what, changed) => {
    const other = checkout({ ...code, ...changed }, first);
    expect(await openPageCache(other, sources).get('page')).toBeNull();
  });

  it('is ignored if it cannot be read', async () => {
    const broken = checkout(code, first);
    for (const file of fs.readdirSync(path.join(broken, CACHE))) {
      fs.writeFileSync(path.join(broken, CACHE, file), '{');
    }
    expect(await openPageCache(broken, sources).get('page')).toBeNull();
  });
});
