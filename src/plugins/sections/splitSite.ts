import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import {
  chunkKey,
  listChunks,
  type ChunkNames,
  type GeneratedFiles,
  type GeneratedRoute,
} from './generatedRoutes';
import { sectionAddresses } from './sectionAddresses';
import { takeSections, type SidebarSection } from './sidebarSections';

/** A page's route, and the list of routes (`group`) that it stands in. */
interface SectionRoute {
  readonly group: number;
  readonly route: GeneratedRoute;
}

/** A sidebar section with all that a browser needs to show its pages. */
export interface Section extends SidebarSection {
  readonly routes: readonly SectionRoute[];
  readonly registry: Readonly<Record<string, string>>;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
}

/** The site as its browsers load it: what every page brings, and a part for each section. */
export interface SplitSite {
  readonly sections: readonly Section[];
  /** Routes as they were, but for pages of sections: a list that lacks some has the key `group`. */
  readonly routes: readonly GeneratedRoute[];
  readonly registry: Readonly<Record<string, string>>;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** What a docs version's module holds instead, by the module's request. */
  readonly versions: Readonly<Record<string, PropVersionMetadata>>;
  /**
   * The sections to load for a page: by the address of its folder, which ends with a slash, and those
   * of an overview by its own address without one.
   */
  readonly addresses: Readonly<Record<string, readonly number[]>>;
}

/** The parts of a record whose keys a test accepts. */
function pick<Value>(
  record: Readonly<Record<string, Value>>,
  isWanted: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)));
}

function findSections(
  files: GeneratedFiles,
  readVersion: (request: string) => PropVersionMetadata | null,
): { sections: SidebarSection[]; versions: Record<string, PropVersionMetadata> } {
  const sections: SidebarSection[] = [];
  const versions: Record<string, PropVersionMetadata> = {};
  for (const request of new Set(Object.values(files.registry))) {
    const version = readVersion(request);
    if (version) {
      versions[request] = takeSections(version, sections);
    }
  }
  return { sections, versions };
}

/**
 * Splits what Docusaurus generated for its client, so that a page loads the routes, the chunk names and
 * the sidebar of its own section only (spec 9). What all pages load does not grow with their number.
 *
 * @param files what Docusaurus generated
 * @param readVersion the docs version that a module of the registry holds, or `null`
 */
export function splitSite(
  files: GeneratedFiles,
  readVersion: (request: string) => PropVersionMetadata | null,
): SplitSite {
  const { sections, versions } = findSections(files, readVersion);
  const sectionOf = new Map(
    sections.flatMap(({ pages }, section) => pages.map((page) => [page, section] as const)),
  );
  const routesOf: SectionRoute[][] = sections.map(() => []);
  let groups = 0;

  function cut(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
    return routes.map((route) => {
      if (!route.routes) {
        return route;
      }
      const group = groups;
      const rest = route.routes.filter((child) => {
        const section = child.routes ? undefined : sectionOf.get(child.path);
        if (section !== undefined) {
          routesOf[section]?.push({ group, route: child });
        }
        return section === undefined;
      });
      const isCut = rest.length < route.routes.length;
      groups += isCut ? 1 : 0;
      return { ...route, ...(isCut && { group }), routes: cut(rest) };
    });
  }

  const routes = cut(files.routes);
  const keysOf = routesOf.map((own) => new Set(own.map(({ route }) => chunkKey(route))));
  const taken = new Set(keysOf.flatMap((keys) => [...keys]));
  const chunkNames = pick(files.chunkNames, (key) => !taken.has(key));
  const users = new Map<string, Set<number>>();
  keysOf.forEach((keys, section) => {
    for (const chunk of [...keys].flatMap((key) => listChunks(files.chunkNames[key]))) {
      users.set(chunk, (users.get(chunk) ?? new Set()).add(section));
    }
  });
  const shared = new Set(Object.values(chunkNames).flatMap(listChunks));
  const isOwnedBy = (section: number) => (chunk: string) => {
    const sectionsOfChunk = users.get(chunk);
    return !shared.has(chunk) && sectionsOfChunk?.size === 1 && sectionsOfChunk.has(section);
  };
  const parts = sections.map((section, index) => ({
    ...section,
    routes: routesOf[index] ?? [],
    registry: pick(files.registry, isOwnedBy(index)),
    chunkNames: pick(files.chunkNames, (key) => keysOf[index]?.has(key) === true),
  }));
  const moved = new Set(parts.flatMap(({ registry }) => Object.keys(registry)));
  return {
    sections: parts,
    routes,
    registry: pick(files.registry, (chunk) => !moved.has(chunk)),
    chunkNames,
    versions,
    addresses: sectionAddresses(sections),
  };
}
