const Hello = () => <p>Hello from the demo</p>;

const Styled = () => <p>Hello in Tailwind</p>;

/** How often the whole source has been asked for. */
export const loadSource = jest.fn();

/** In the place of `@generated/demos/default/registry`: a demo in two stylings. */
export const registry = {
  demos: {
    'core/x/Hello': () => Promise.resolve({ default: Hello }),
    'core/x/tailwind/Hello': () => Promise.resolve({ default: Styled }),
  },
  sources: Object.fromEntries(
    (['system', 'tailwind'] as const).map((styling) => [
      styling === 'system' ? 'core/x/Hello' : 'core/x/tailwind/Hello',
      () => {
        loadSource(styling);
        return Promise.resolve({
          default: (['TS', 'JS'] as const).map((variant) => ({
            name: `Hello.${variant === 'TS' ? 'tsx' : 'js'}`,
            language: variant === 'TS' ? 'tsx' : 'jsx',
            styling,
            variant,
            full: `the whole file, ${styling}, ${variant}`,
          })),
        });
      },
    ]),
  ),
};
