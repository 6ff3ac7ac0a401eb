/** @jest-environment node */
import leanChunks from './leanChunks';

const configure = (isServer: boolean) =>
  leanChunks().configureWebpack?.({}, isServer, {} as never, undefined) as {
    resolve: { alias: Record<string, unknown> };
    optimization?: { splitChunks: { cacheGroups: Record<string, unknown> } };
  };

it('the highlighter of Docusaurus’ theme is in no bundle', () => {
  const names = [true, false].map((isServer) => Object.entries(configure(isServer).resolve.alias));
  names.forEach(([entry]) => {
    expect(entry?.[0]).toMatch(/theme-classic.*prism-include-languages\$$/);
    expect(entry?.[1]).toBe(false);
  });
});

it('what half of the pieces share is no file that every page loads', () => {
  expect(configure(false).optimization?.splitChunks.cacheGroups).toMatchObject({ common: false });
  expect(configure(true)).not.toHaveProperty('optimization');
});
