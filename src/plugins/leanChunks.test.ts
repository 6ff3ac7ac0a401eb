/** @jest-environment node */
import leanChunks from './leanChunks';

const context = (hideable: boolean) =>
  ({ siteConfig: { themeConfig: { docs: { sidebar: { hideable } } } } }) as never;

const configure = (isServer: boolean, hideable = false) =>
  leanChunks(context(hideable)).configureWebpack?.({}, isServer, {} as never, undefined) as {
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

describe('parts of the theme', () => {
  const hiding = {
    '@theme/DocSidebar/Desktop/CollapseButton': false,
    '@theme/DocRoot/Layout/Sidebar/ExpandButton': false,
  };

  it.each([true, false])('are in no bundle when no page leads to them, server %s', (isServer) => {
    const { alias } = configure(isServer).resolve;
    expect(alias).toMatchObject({ '@theme/TagsListInline': false, ...hiding });
  });

  it('that hide the sidebar are there when readers may hide it', () => {
    const { alias } = configure(false, true).resolve;
    expect(Object.keys(alias)).toEqual(expect.not.arrayContaining(Object.keys(hiding)));
  });
});

it('what half of the pieces share is no file that every page loads', () => {
  expect(configure(false).optimization?.splitChunks.cacheGroups).toMatchObject({ common: false });
  expect(configure(true)).not.toHaveProperty('optimization');
});
