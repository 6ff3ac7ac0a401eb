import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** How requests of Docusaurus' generated files begin. */
export const GENERATED = '@generated/';

/** A route as Docusaurus wrote it for its client: `component` names its chunks. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** The modules that a route's props and component come from; keys are nested as the props are. */
export interface ChunkNames {
  readonly [prop: string]: string | ChunkNames;
}

/** What Docusaurus generates so that its client finds a page's code. */
export interface GeneratedFiles {
  readonly routes: readonly GeneratedRoute[];
  /** The module of a chunk, by the chunk's name. */
  readonly registry: Readonly<Record<string, string>>;
  /** By the path and the hash of a route. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
}

/**
 * The value that a generated module exports.
 *
 * @param globals what stands in for what it imports of Docusaurus' client
 * @throws Error when it has no default export
 */
export function evaluateModule(file: string, globals: Record<string, unknown> = {}): unknown {
  const code = fs
    .readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default ', 'exported = ');
  const context: Record<string, unknown> = { ...globals, exported: undefined };
  vm.runInNewContext(code, context, { filename: file });
  if (context.exported === undefined) {
    throw new Error(`${file} has no default export: Docusaurus writes it in another way now`);
  }
  return context.exported;
}

/** Whose chunks a route loads, in `chunkNames`. */
export function chunkKey({ component }: GeneratedRoute): string {
  return `${component.path}-${component.hash}`;
}

/**
 * Reads what Docusaurus generated for its client.
 *
 * @param dir Docusaurus' folder of generated files
 * @throws Error when one of them is not there, or is written in another way than in the version that
 *   this was made for
 */
export function readGeneratedFiles(dir: string): GeneratedFiles {
  const routes = evaluateModule(path.join(dir, 'routes.js'), {
    ComponentCreator: (address: string, hash?: string) => ({ path: address, hash }),
  }) as GeneratedRoute[];
  const entries = Object.entries(
    evaluateModule(path.join(dir, 'registry.js'), {
      require: { resolveWeak: (request: string) => request },
    }) as Record<string, [unknown, string, string]>,
  );
  const chunkNames = fs.readFileSync(path.join(dir, 'routesChunkNames.json'), 'utf8');
  return {
    routes,
    registry: Object.fromEntries(entries.map(([name, [, request]]) => [name, request])),
    chunkNames: JSON.parse(chunkNames) as GeneratedFiles['chunkNames'],
  };
}

/** The names of all chunks that a route loads. */
export function listChunks(names: ChunkNames | string | undefined): string[] {
  if (names === undefined || typeof names === 'string') {
    return names === undefined ? [] : [names];
  }
  return Object.values(names).flatMap(listChunks);
}
