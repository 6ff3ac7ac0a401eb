/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { evaluateModule, readGeneratedFiles } from './generatedRoutes';
import { sections } from './index';
import { group, link, versionOf } from '../../navigation/sections/testing';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
const write = (name: string, text: string) => {
  const file = path.join(dir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const read = (name: string) => fs.readFileSync(path.join(dir, 'sections', name), 'utf8');

const REGISTRY = `export default {
  "item": [() => import(/* webpackChunkName: "item" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "page": [() => import("@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
  "version": [() => import("@generated/docs/v.json"), "@generated/docs/v.json", require.resolveWeak("@generated/docs/v.json")],
};`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/', component: ComponentCreator('/', '111'), routes: [
    { path: '/group/a/', component: ComponentCreator('/group/a/', '222'), exact: true, sidebar: "main" },
  ] },
  { path: '*', component: ComponentCreator('*') },
];`;

beforeEach(() => {
  write('routes.js', ROUTES);
  write('registry.js', REGISTRY);
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/-111': { __comp: 'item', __props: 'version' },
      '/group/a/-222': { __comp: 'item', content: 'page' },
    }),
  );
  write('docs/v.json', JSON.stringify({ version: versionOf([group('G', [link('/group/a/')])]) }));
  write('globalData.json', JSON.stringify({ docs: { versions: [{ docs: [{ id: 'a' }] }] } }));
  write('docusaurus.config.mjs', `export default { title: 'T', plugins: ['/home/me/plugin.ts'] };`);
});
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

/** What a bundler is given for browsers, or for the server. */
function configure({ mode = 'production', isServer = false } = {}) {
  class NormalModuleReplacementPlugin {
    readonly pattern: RegExp;
    readonly replace: (module: { request: string; context: string }) => void;

    constructor(pattern: RegExp, replace: NormalModuleReplacementPlugin['replace']) {
      this.pattern = pattern;
      this.replace = replace;
    }
  }
  const { plugin, scriptsFor } = sections();
  const utils = { currentBundler: { instance: { NormalModuleReplacementPlugin } } };
  const config = plugin({ generatedFilesDir: dir } as LoadContext).configureWebpack?.(
    { mode } as never,
    isServer,
    utils as unknown as ConfigureWebpackUtils,
    undefined,
  );
  return { config: config as Record<string, never>, scriptsFor };
}

it('reads what Docusaurus generated', () => {
  const { routes, registry } = readGeneratedFiles(dir);
  expect(routes[0]?.routes?.[0]).toMatchObject({
    path: '/group/a/',
    component: { path: '/group/a/', hash: '222' },
    sidebar: 'main',
  });
  expect(registry.page).toBe('@site/a.mdx');
});

it('says so when Docusaurus writes its routes in another way', () => {
  write('routes.js', 'export const routes = [];');
  expect(() => configure()).toThrow();
  write('routes.js', 'module.exports = [];');
  expect(() => evaluateModule(path.join(dir, 'routes.js'), { module: {} })).toThrow(
    /routes\.js has no default export/,
  );
});

it('gives browsers the split files in the place of the whole ones', () => {
  const { config } = configure();
  const { rules } = config.module as unknown as { rules: { use: { options: object } }[] };
  const { files = {} } = rules[0]?.use.options as { files?: object };
  expect(Object.keys(files).map((file) => path.relative(dir, file))).toEqual([
    'routes.js',
    'registry.js',
    'routesChunkNames.json',
    'docs/v.json',
    'globalData.json',
    'docusaurus.config.mjs',
  ]);
  expect(read('routes.js')).not.toContain('/group/a/');
  expect(read('section0.js')).toContain('import("@site/a.mdx")');
  expect(read('globalData.json')).not.toContain('"a"');
});

it('tells browsers nothing of the machine that built the site', () => {
  configure();
  expect(read('docusaurus.config.mjs')).toBe('export default {"title":"T"};');
});

it('loads sections before the pages of Docusaurus’ own client, and of nothing else', () => {
  const [ownClient] = configure().config.plugins as unknown as {
    pattern: RegExp;
    replace: (module: { request: string; context: string }) => void;
  }[];
  const client = path.dirname(require.resolve('@docusaurus/core/lib/client/preload'));
  const own = { request: './preload', context: client };
  const other = { request: './preload', context: dir };
  expect(ownClient?.pattern.test('./preload')).toBe(true);
  expect(ownClient?.pattern.test('./preload/x')).toBe(false);
  ownClient?.replace(own);
  ownClient?.replace(other);
  expect(own.request).toBe('@site/src/navigation/sections/preload');
  expect(other.request).toBe('./preload');
});

it('splits nothing while a writer works', () => {
  configure();
  const { config } = configure({ mode: 'development' });
  expect(config.module).toBeUndefined();
  expect(read('index.js')).toContain('export const sections = [];');
});

it('leaves the server all routes', () => {
  expect(configure({ isServer: true }).config).toEqual({});
});
