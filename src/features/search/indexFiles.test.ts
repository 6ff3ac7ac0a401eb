/** @jest-environment node */
import { CORE_FILES, serve } from './testing';

/** Imports the module with a fresh state, like a page load. */
function open() {
  jest.resetModules();
  return import('./indexFiles');
}

const MANIFEST = { 'search-index.json': { 'toolpad-core': { heads: 'a.json', text: 'b.json' } } };

it('loads the file that the manifest names, once, also if it was loaded ahead', async () => {
  const fetched = serve(CORE_FILES);
  const { loadPages } = await open();
  const [pages, again] = await Promise.all([loadPages('toolpad-core'), loadPages('toolpad-core')]);
  expect(pages[0]?.title).toBe('Dashboard Layout');
  expect(again).toBe(pages);
  expect(fetched()).toEqual(['/toolpad/search-index.json', '/toolpad/core.json']);
});

it.each<[string, Record<string, unknown>]>([
  ['the manifest is a captive portal’s page', { 'search-index.json': '<title>Hello</title>' }],
  ['the manifest is an array', { 'search-index.json': [1] }],
  ['the manifest is null', { 'search-index.json': null }],
  ['the manifest lacks the product', { 'search-index.json': {} }],
  ['the file is gone', MANIFEST],
  ['the file is an object', { ...MANIFEST, 'a.json': {} }],
  ['the file is null', { ...MANIFEST, 'a.json': null }],
  ['the file is text', { ...MANIFEST, 'a.json': '"<html>"' }],
  ['a page is malformed', { ...MANIFEST, 'a.json': [[1]] }],
  ['a page is null', { ...MANIFEST, 'a.json': [null] }],
])('rejects when %s, and retries next time', async (_what, files) => {
  const { loadPages, forgetIndex } = await open();
  serve(files);
  await expect(loadPages('toolpad-core')).rejects.toThrow();
  forgetIndex();
  serve(CORE_FILES);
  await expect(loadPages('toolpad-core')).resolves.toHaveLength(2);
});
