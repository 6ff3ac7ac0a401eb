const Hello = () => <p>Hello from the demo</p>;

const Broken = (): never => {
  throw new Error('no data');
};

/** Mock of `@generated/demos/default/registry`. */
export const registry = {
  demos: {
    'core/x/Hello': () => Promise.resolve({ default: Hello }),
    'core/x/Broken': () => Promise.resolve({ default: Broken }),
  },
};

/** Mock of `@generated/demos/default/sources`, with every demo. */
export const sources = {
  sources: new Proxy<Record<string, string>>(
    {},
    {
      get: () => '/assets/demos/hello.json',
      getOwnPropertyDescriptor: () => ({ configurable: true, value: '' }),
    },
  ),
};

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

/** The headers of a demo's source. */
export const headers = new Headers({ 'content-type': 'application/json' });

/** Mock of `fetch`. */
export const loadSource = jest.fn<
  Promise<{ ok: boolean; headers: Headers; json: () => unknown }>,
  [string]
>();

/** Installs the mock; serves the demo's files in two stylings and two languages. */
export function mockSource(): void {
  loadSource.mockReset().mockResolvedValue({ ok: true, headers, json: () => files });
  Object.assign(window, { fetch: loadSource });
}
