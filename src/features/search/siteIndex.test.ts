import { createSiteIndex } from './siteIndex';
import { preloadShard } from './shardFile';
import { SHARD, serve } from './testing';

const PAGE = { path: '/x/', title: 'X', label: '', trail: '', textFile: 'assets/search/x.1.json' };

it('loads the shard that the manifest names, once', async () => {
  const fetched = serve({ 'search-index.json': { 'toolpad-core': 'a.1.json' }, 'a.1.json': SHARD });
  const index = createSiteIndex();
  const [engine, again] = await Promise.all([
    index.engine('toolpad-core'),
    index.engine('toolpad-core'),
  ]);
  expect(engine.search('header')[0]?.page.path).toBe('/toolpad/core/layout/');
  expect(again).toBe(engine);
  expect(fetched()).toEqual(['/toolpad/search-index.json', '/toolpad/a.1.json']);
});

it.each([
  ['the manifest is a page of a captive portal', { 'search-index.json': '<title>Hello</title>' }],
  ['the manifest is no manifest', { 'search-index.json': [1] }],
  ['the manifest lacks the product', { 'search-index.json': {} }],
  ['the shard is gone', { 'search-index.json': { 'toolpad-core': 'old.json' } }],
  ['the shard is none', { 'search-index.json': { 'toolpad-core': 'a.json' }, 'a.json': {} }],
])('rejects when %s, and asks anew the next time', async (_what, files) => {
  const index = createSiteIndex();
  serve(files);
  await expect(index.engine('toolpad-core')).rejects.toThrow();
  serve({ 'search-index.json': { 'toolpad-core': 'new.json' }, 'new.json': SHARD });
  await expect(index.engine('toolpad-core')).resolves.toBeDefined();
});

it('gives no texts when they cannot be loaded, and reads the index of the newer build then', async () => {
  const index = createSiteIndex();
  serve({ 'search-index.json': { 'toolpad-core': 'a.json' }, 'a.json': SHARD });
  const old = await index.engine('toolpad-core');
  expect(await index.texts(PAGE)).toEqual([]);
  expect(await index.engine('toolpad-core')).not.toBe(old);
});

it('uses a prefetched shard, and requests it once', async () => {
  const fetched = serve({ 'search-index.json': { 'toolpad-studio': 'a.json' }, 'a.json': SHARD });
  preloadShard('toolpad-studio');
  preloadShard('toolpad-studio');
  const engine = await createSiteIndex().engine('toolpad-studio');
  expect(engine.search('header')).not.toEqual([]);
  preloadShard('toolpad-studio');
  expect(fetched()).toEqual(['/toolpad/search-index.json', '/toolpad/a.json']);
});
