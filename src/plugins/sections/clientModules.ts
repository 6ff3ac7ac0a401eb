import { CHUNK_FILES } from './chunkFiles';
import { type GeneratedRoute } from './generatedRoutes';
import type { Section, SplitSite } from './splitSite';

const json = (value: unknown): string => JSON.stringify(value);

/** What every docs page is shown with: in one chunk it is smaller than in one for each. */
const FRAME = /^@theme\/(?:Docs|DocVersion|Doc)Root$|^@theme\/DocItem$/;

function registryCode(registry: Readonly<Record<string, string>>): string {
  const entries = Object.entries(registry).map(([name, request]) => {
    const chunk = FRAME.test(request) ? '/* webpackChunkName: "docs" */ ' : '';
    const module = json(request);
    return `${json(name)}: [() => import(${chunk}${module}), ${module}, require.resolveWeak(${module})]`;
  });
  return `{${entries.join(',\n')}}`;
}

function routeCode({ path, component, routes, group, ...attributes }: GeneratedRoute): string {
  const parts = [
    `path: ${json(path)}`,
    `component: ComponentCreator(${json(component.path)}, ${json(component.hash)})`,
    ...Object.entries(attributes).map(([name, value]) => `${json(name)}: ${json(value)}`),
    ...(routes ? [`routes: ${routesCode(routes, group)}`] : []),
  ];
  return `{${parts.join(', ')}}`;
}

function routesCode(routes: readonly GeneratedRoute[], group: unknown): string {
  const list = `[${routes.map((route) => routeCode(route)).join(',\n')}]`;
  return group === undefined ? list : `(groups[${json(group)}] = ${list})`;
}

function sectionCode({ pluginId, routes, registry, chunkNames, items, docs }: Section): string {
  const pages = routes.map(({ group, route: { component, ...attributes } }) => ({
    group,
    hash: component.hash,
    attributes,
  }));
  return [
    `export const registry = ${registryCode(registry)};`,
    `export const files = ${json(CHUNK_FILES)};`,
    ...Object.entries({ pluginId, pages, chunkNames, items, docs }).map(
      ([name, value]) => `export const ${name} = ${json(value)};`,
    ),
  ].join('\n');
}

/** The module of a section. */
export function sectionFile(section: number): string {
  return `section${section}.js`;
}

/** The module that finds the sections of a page and loads them. */
export function indexCode({ sections, addresses }: Pick<SplitSite, 'sections' | 'addresses'>) {
  const loaders = sections.map((_section, index) => `() => import('./${sectionFile(index)}')`);
  return [
    `export const sections = [${loaders.join(',\n')}];`,
    `export const addresses = ${json(addresses)};`,
    `export { groups } from './groups.js';`,
  ].join('\n');
}

/**
 * The code of the modules in which a split site reaches its browsers.
 *
 * @returns each module's code by its file name: those named `section…` and `index.js` are new, the others
 *   stand in for Docusaurus' files of the same names
 */
export function clientModules(site: SplitSite): Record<string, string> {
  return {
    ...Object.fromEntries(
      site.sections.map((section, index) => [sectionFile(index), sectionCode(section)]),
    ),
    'index.js': indexCode(site),
    'groups.js': 'export const groups = [];',
    'routes.js': [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      `import { groups } from '@generated/sections/groups.js';`,
      `export default ${routesCode(site.routes, undefined)};`,
    ].join('\n'),
    'registry.js': `export default ${registryCode(site.registry)};`,
    'routesChunkNames.json': json(site.chunkNames),
  };
}
