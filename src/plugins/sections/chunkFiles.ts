/** The parts of the bundler that are used here. */
interface ChunkGroup {
  readonly getParents: () => readonly ChunkGroup[];
  readonly chunks: readonly Chunk[];
}
interface Chunk {
  readonly id: string | number | null;
  readonly files: ReadonlySet<string>;
  readonly groupsIterable: Iterable<ChunkGroup>;
  readonly hasRuntime: () => boolean;
}
interface Source {
  readonly source: () => string | Buffer;
}
interface Compilation {
  readonly chunks: Iterable<Chunk>;
  readonly errors: Error[];
  readonly chunkGraph: {
    readonly getChunkModules: (chunk: Chunk) => readonly { readonly resource?: string }[];
  };
  readonly getAsset: (name: string) => { readonly source: Source } | undefined;
  readonly updateAsset: (name: string, source: Source) => void;
  readonly hooks: {
    readonly processAssets: {
      readonly tap: (options: { name: string; stage: number }, use: () => void) => void;
    };
  };
}
interface Compiler {
  readonly webpack: { readonly sources: { readonly RawSource: new (text: string) => Source } };
  readonly hooks: Record<
    'thisCompilation' | 'afterEmit',
    { readonly tap: (name: string, use: (compilation: Compilation) => void) => void }
  >;
}

/** Stands in a section's code until the files of its pages have names. */
export const CHUNK_FILES = '__CHUNK_FILES__';

const NAME = 'SectionChunkFiles';

/** Before the code is made small and named by its content, and after all of it is there. */
const STAGE = -100;

/** In the code that loads chunks: from a chunk's number to the hash in its file's name. */
const HASHES = /(?<="\." \+ )\{(?<entries>[^{}]*)\}(?=\[chunkId\] \+ "\.js")/;
const ENTRY = /"(?<id>[^"]+)": ?"(?<hash>[^"]+)",?/g;

/** Which section each chunk belongs to that is loaded by a single section only. */
function chunkOwners(compilation: Compilation, sectionOf: (chunk: Chunk) => number | null) {
  const owners = new Map<ChunkGroup, number | null>();
  function ownerOf(group: ChunkGroup): number | null {
    const known = owners.get(group);
    if (known !== undefined) {
      return known;
    }
    // A group that leads to itself has no owner but for its other parents.
    owners.set(group, null);
    const own = group.chunks.map(sectionOf).find((section) => section !== null);
    const parents = new Set(group.getParents().map((parent) => own ?? ownerOf(parent)));
    const [only = null] = parents;
    const owner = parents.size === 1 ? only : null;
    owners.set(group, owner);
    return owner;
  }
  return (chunk: Chunk): number | null => {
    const found = new Set([...chunk.groupsIterable].map(ownerOf));
    const [only = null] = found;
    return found.size === 1 && sectionOf(chunk) === null ? only : null;
  };
}

/**
 * A plugin of the bundler: the names of the files of a section's pages stand in the section's chunk, and
 * not in the code that every page of the site loads. They are the same names.
 *
 * @param sectionFiles the modules of the sections, in their order
 * @param done is given the file of each section's chunk when it is written
 */
export function sectionChunkFiles(
  sectionFiles: readonly string[],
  done: (files: readonly string[]) => void,
) {
  function sectionsOf(compilation: Compilation) {
    const chunks = [...compilation.chunks];
    const sections = sectionFiles.map((file) =>
      chunks.find((chunk) =>
        compilation.chunkGraph.getChunkModules(chunk).some(({ resource }) => resource === file),
      ),
    );
    return { chunks, sections };
  }

  function scriptOf(chunk: Chunk | undefined): string {
    const script = [...(chunk?.files ?? [])].find((file) => file.endsWith('.js'));
    if (script === undefined) {
      throw new Error('A section of the sidebar has no script (src/plugins/sections)');
    }
    return script;
  }

  function move(compilation: Compilation, RawSource: new (text: string) => Source): void {
    const change = (name: string, edit: (code: string) => string) => {
      const code = compilation.getAsset(name)?.source.source().toString() ?? '';
      compilation.updateAsset(name, new RawSource(edit(code)));
    };
    const { chunks, sections } = sectionsOf(compilation);
    const numbers = new Map(sections.map((chunk, section) => [chunk?.id, section]));
    const ownerOf = chunkOwners(compilation, ({ id }) => numbers.get(id ?? '') ?? null);
    const owned = chunks.filter((chunk) => ownerOf(chunk) !== null);
    const moved = new Set(owned.map(({ id }) => String(id)));
    sections.forEach((chunk, section) => {
      const own = owned.filter((candidate) => ownerOf(candidate) === section);
      const files = Object.fromEntries(own.map((page) => [String(page.id), scriptOf(page)]));
      change(scriptOf(chunk), (code) =>
        code.replace(`"${CHUNK_FILES}"`, () => JSON.stringify(files)),
      );
    });
    const runtime = chunks.find((chunk) => chunk.hasRuntime());
    change(scriptOf(runtime), (code) => {
      if (!HASHES.test(code)) {
        throw new Error(
          'The bundler writes the names of chunks in another way now; adapt HASHES in src/plugins/sections/chunkFiles.ts',
        );
      }
      return code.replace(HASHES, (map) => {
        const kept = [...map.matchAll(ENTRY)].filter(({ groups }) => !moved.has(groups?.id ?? ''));
        return `{${kept.map(([entry]) => entry.replace(/,?$/, ',')).join('')}}`;
      });
    });
  }

  return {
    apply(compiler: unknown): void {
      // Docusaurus' types are webpack's, whose chunks are not Rspack's.
      const { hooks, webpack } = compiler as Compiler;
      const { RawSource } = webpack.sources;
      hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
          move(compilation, RawSource);
        });
      });
      hooks.afterEmit.tap(NAME, (compilation) => {
        done(sectionsOf(compilation).sections.map(scriptOf));
      });
    },
  };
}
