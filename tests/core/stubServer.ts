/** What the tested code reads of a `Response`; jsdom has none. */
export const answer = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'Content-Type': 'application/json' }),
  text: async () => Promise.resolve(JSON.stringify(body)),
});

/**
 * Puts a mock in place of `fetch` before each test, without time limits.
 *
 * @returns the mock; tests say what it resolves with
 */
export function stubServer(): jest.Mock<Promise<unknown>, [string]> {
  const ask = jest.fn<Promise<unknown>, [string]>();
  beforeEach(() => {
    ask.mockReset();
    Object.assign(globalThis, { fetch: ask });
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  });
  return ask;
}
