/** @jest-environment node */
import { CORE_FILES, serve } from './testing';

/** Imports the module with a fresh state, like a page load. */
function open() {
  jest.resetModules();
  return import('./indexFiles');
}

const INDEX = 'search-toolpad-core.json';

it('loads the index and the terms that it names, once, also if they were loaded ahead', async () => {
  const fetched = serve(CORE_FILES);
  const { loadIndex } = await open();
  const [index, again] = await Promise.all([loadIndex('toolpad-core'), loadIndex('toolpad-core')]);
  expect(index.pages[0]?.title).toBe('Dashboard Layout');
  await expect(index.terms).resolves.toContain('prompt');
  expect(again).toEqual(index);
  expect(fetched()).toEqual([`/toolpad/${INDEX}`, '/toolpad/assets/search/core.json']);
});

it.each<[string, Record<string, unknown>]>([
  ['is a captive portal’s page', { [INDEX]: '<title>Hello</title>' }],
  ['is an array', { [INDEX]: [1] }],
  ['is null', { [INDEX]: null }],
  ['is gone', {}],
  ['names no terms', { [INDEX]: { pages: [] } }],
  ['has no pages', { [INDEX]: { terms: 'core' } }],
  ['has a malformed page', { [INDEX]: { terms: 'core', pages: [[1]] } }],
  ['has no page', { [INDEX]: { terms: 'core', pages: [null] } }],
])('rejects when the index %s, and retries next time', async (_what, files) => {
  const { loadIndex, forgetIndex } = await open();
  serve(files);
  await expect(loadIndex('toolpad-core')).rejects.toThrow();
  forgetIndex();
  serve(CORE_FILES);
  await expect(loadIndex('toolpad-core')).resolves.toHaveProperty('pages.length', 2);
});
