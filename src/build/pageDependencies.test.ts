/** @jest-environment node */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import pageDependencies from './pageDependencies';

const siteDir = process.cwd();
const generatedFilesDir = path.join(siteDir, '.docusaurus');
const inSite = (...names: string[]) => path.join(siteDir, ...names);

function pageRule() {
  const { configureWebpack } = pageDependencies({ siteDir, generatedFilesDir } as LoadContext);
  const configure = configureWebpack as unknown as () => { module: { rules: [RuleSetRule] } };
  const { test, include, use } = configure().module.rules[0];
  const { loader, options } = use as { loader: string; options: object };
  return { test: test as RegExp, include: include as string[], loader, options };
}

function dependenciesOf(text: string) {
  const { loader, options } = pageRule();
  const all: string[] = [];
  const missing: string[] = [];
  const load = jest.requireActual<(source: string) => string>(loader);
  const context = {
    context: inSite('docs-core/thing'),
    getOptions: () => options,
    addDependency: (file: string) => all.push(path.relative(siteDir, file)),
    addMissingDependency: (file: string) => missing.push(path.relative(siteDir, file)),
  };
  expect(load.call(context, text)).toBe(text);
  const { length } = (options as { readonly plugins: readonly string[] }).plugins;
  return { code: all.slice(0, length), files: all.slice(length), missing };
}

describe('a page is recompiled', () => {
  it('when a demo or its style sheet changes, in any of its stylings', () => {
    const page = '<Demo title="Frame" src="../react-dashboard-layout/DashboardLayoutBasic.tsx" />';
    const { files, missing } = dependenciesOf(page);
    expect(files.sort()).toEqual([
      'docs-core/react-dashboard-layout/DashboardLayoutBasic.tsx',
      'docs-core/react-dashboard-layout/css/DashboardLayoutBasic.css',
      'docs-core/react-dashboard-layout/css/DashboardLayoutBasic.tsx',
      'docs-core/react-dashboard-layout/tailwind/DashboardLayoutBasic.tsx',
    ]);
    // The watcher would take a plain dependency that does not exist for a removed file.
    expect(missing.sort()).toEqual([
      'docs-core/react-dashboard-layout/DashboardLayoutBasic.css',
      'docs-core/react-dashboard-layout/tailwind/DashboardLayoutBasic.css',
    ]);
  });

  it('when a file of an example app changes', () => {
    const { files } = dependenciesOf('```ts title="a" file="app/one.ts"\n```');
    expect(files).toEqual(['examples/app/one.ts']);
  });

  it.each([
    ['See <ApiLink name="Account" />.', ['addresses.json']],
    ['<ApiReference name="Account" />', ['core.json', 'package.json']],
    ['<StudioFile kind="page" />', ['package.json', 'index.d.mts', 'schema.ts']],
    ['Words.', []],
  ])('when the sources of a reference change: %s', (page, expected) => {
    expect(dependenciesOf(page).files.map((file) => path.basename(file))).toEqual(expected);
  });

  it('when the code that compiles pages changes, wherever it is', () => {
    expect(dependenciesOf('Words.').code).toEqual(
      expect.arrayContaining([
        'src/build/mdxPlugins.ts',
        'src/features/demos/build/remarkDemo.ts',
        'src/features/code/codeWords.ts',
      ]),
    );
  });

  it('whether it belongs to a product or the site itself', () => {
    const { test, include } = pageRule();
    expect(include).toEqual([inSite('docs-core'), inSite('docs-studio'), inSite('src/pages')]);
    expect(['index.mdx', 'index.md', 'index.tsx'].filter((name) => test.test(name))).toHaveLength(
      2,
    );
  });
});
