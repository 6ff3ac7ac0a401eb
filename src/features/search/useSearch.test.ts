/** @jest-environment node */
import { serve, SHARD } from './testing';

const PAGE = {
  path: '/x/',
  title: 'X',
  label: '',
  trail: '',
  textFile: 'assets/search/x.1.json',
  sections: [],
};

/** Imports the modules with a fresh state, like a page load. */
async function open() {
  jest.resetModules();
  const { loadShard } = await import('./shard');
  return { loadShard, ...(await import('./useSearch')) };
}

it('loads the shard that the manifest names, once', async () => {
  const fetched = serve({ 'search-index.json': { 'toolpad-core': 'a.1.json' }, 'a.1.json': SHARD });
  const { loadEngine } = await open();
  const [engine, again] = await Promise.all([
    loadEngine('toolpad-core'),
    loadEngine('toolpad-core'),
  ]);
  expect(engine.search('header')[0]?.page.path).toBe('/toolpad/core/layout/');
  expect(again).toBe(engine);
  expect(fetched()).toEqual(['/toolpad/search-index.json', '/toolpad/a.1.json']);
});

const MANIFEST = { 'toolpad-core': 'a.json' };

it.each<[string, Record<string, unknown>]>([
  ['the manifest is a captive portal’s page', { 'search-index.json': '<title>Hello</title>' }],
  ['the manifest is an array', { 'search-index.json': [1] }],
  ['the manifest is null', { 'search-index.json': null }],
  ['the manifest lacks the product', { 'search-index.json': {} }],
  ['the shard is gone', { 'search-index.json': { 'toolpad-core': 'old.json' } }],
  ['the shard is empty', { 'search-index.json': MANIFEST, 'a.json': {} }],
  ['the shard is null', { 'search-index.json': MANIFEST, 'a.json': null }],
  ['the shard is text', { 'search-index.json': MANIFEST, 'a.json': '"<html>"' }],
  ['the shard is malformed', { 'search-index.json': MANIFEST, 'a.json': { ...SHARD, names: [1] } }],
  ['pages is not an array', { 'search-index.json': MANIFEST, 'a.json': { ...SHARD, pages: {} } }],
  ['a page is malformed', { 'search-index.json': MANIFEST, 'a.json': { ...SHARD, pages: [[1]] } }],
])('rejects when %s, and retries next time', async (_what, files) => {
  const { loadEngine } = await open();
  serve(files);
  await expect(loadEngine('toolpad-core')).rejects.toThrow();
  serve({ 'search-index.json': { 'toolpad-core': 'new.json' }, 'new.json': SHARD });
  await expect(loadEngine('toolpad-core')).resolves.toBeDefined();
});

it('returns no texts if they cannot be loaded, and then reloads the index', async () => {
  const { loadEngine, loadTexts } = await open();
  serve({ 'search-index.json': { 'toolpad-core': 'a.json' }, 'a.json': SHARD });
  const old = await loadEngine('toolpad-core');
  expect(await loadTexts(PAGE)).toEqual([]);
  expect(await loadEngine('toolpad-core')).not.toBe(old);
});

it('uses a preloaded shard, and requests it once', async () => {
  const fetched = serve({ 'search-index.json': { 'toolpad-studio': 'a.json' }, 'a.json': SHARD });
  const { loadEngine, loadShard } = await open();
  void loadShard('toolpad-studio');
  void loadShard('toolpad-studio');
  const engine = await loadEngine('toolpad-studio');
  expect(engine.search('header')).not.toEqual([]);
  void loadShard('toolpad-studio');
  expect(fetched()).toEqual(['/toolpad/search-index.json', '/toolpad/a.json']);
});
