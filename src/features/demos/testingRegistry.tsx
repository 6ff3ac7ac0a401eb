const Hello = () => <p>Hello from the demo</p>;

const Broken = (): never => {
  throw new Error('no data');
};

/** In the place of `@generated/demos/default/registry`. */
export const registry = {
  demos: {
    'core/x/Hello': () => Promise.resolve({ default: Hello }),
    'core/x/Broken': () => Promise.resolve({ default: Broken }),
  },
};

/** In the place of `@generated/demos/default/sources`. */
export const sources = { sources: { 'core/x/Hello': '/assets/demos/core-x-Hello.json' } };

const files = (['system', 'tailwind'] as const).flatMap((styling) =>
  (['TS', 'JS'] as const).map((variant) => ({
    name: `Hello.${variant === 'TS' ? 'tsx' : 'js'}`,
    language: variant === 'TS' ? 'tsx' : 'jsx',
    styling,
    variant,
    full: `the whole file, ${styling}, ${variant}`,
    words: '',
  })),
);

/** Replaces `fetch` with one that serves the demo's files in two stylings and two languages. */
export const loadSource = jest.fn<Promise<{ ok: boolean; json: () => unknown }>, [string]>();

/** Makes the files loadable until a test changes that. */
export function offerSource(): void {
  loadSource.mockReset().mockResolvedValue({ ok: true, json: () => files });
  Object.assign(window, { fetch: loadSource });
}
