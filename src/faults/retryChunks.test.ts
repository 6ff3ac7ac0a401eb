/** What a bundler puts around the site's modules. */
const bundler = globalThis as unknown as {
  __webpack_require__?: { e: (piece: string) => unknown };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete bundler.__webpack_require__;
});

it('a piece of the site that fails to load is asked for again', async () => {
  const load = jest.fn<Promise<string>, [string]>();
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue('the piece');
  bundler.__webpack_require__ = { e: load };
  await import('./retryChunks');
  const piece = bundler.__webpack_require__.e('search');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await piece).toBe('the piece');
  expect(load.mock.calls).toEqual([['search'], ['search']]);
});
