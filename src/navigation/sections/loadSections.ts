import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import { addresses, groups, sections } from '@generated/sections';
import { sectionsAt } from './sectionsAt';
import { addItems, provideLoader } from './sidebarItems';

/** The bundler's own function: the file of a chunk, by the chunk's number. */
declare const __webpack_require__: { u: (chunk: string | number) => string };

const chunkFiles: Record<string, string> = {};
const chunkFile = __webpack_require__.u;
__webpack_require__.u = (chunk) => chunkFiles[chunk] ?? chunkFile(chunk);

const loading = new Map<number, Promise<void>>();

async function load(section: number): Promise<void> {
  const loaded = await sections[section]?.();
  if (!loaded) {
    return;
  }
  Object.assign(chunkFiles, loaded.files);
  Object.assign(registry, loaded.registry);
  Object.assign(chunkNames, loaded.chunkNames);
  for (const { group, hash, attributes } of loaded.pages) {
    groups[group]?.push({ ...attributes, component: ComponentCreator(attributes.path, hash) });
  }
  addItems(section, loaded);
}

/**
 * Loads a section of the sidebar with the routes of its pages; once, however often it is asked for.
 * One that could not be loaded is asked for again the next time.
 */
function loadSection(section: number): Promise<void> {
  const known = loading.get(section) ?? load(section);
  loading.set(section, known);
  known.catch(() => loading.delete(section));
  return known;
}

provideLoader(loadSection);

/** Loads all sections that the page at an address may need; at once where there are none. */
export async function loadSections(pathname: string): Promise<void> {
  await Promise.all(sectionsAt(addresses, pathname).map(loadSection));
}
