import { chunkOwners, type Chunk } from './chunkOwners';

/** The parts of the bundler that are used here. */
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
  const numbers = new Map(sectionFiles.map((file, section) => [file, section]));

  /** The chunk of each section. One look at each chunk: there is one a page, and many sections. */
  function sectionChunks(compilation: Compilation): (Chunk | undefined)[] {
    const found: (Chunk | undefined)[] = sectionFiles.map(() => undefined);
    for (const chunk of compilation.chunks) {
      for (const { resource } of compilation.chunkGraph.getChunkModules(chunk)) {
        const section = numbers.get(resource ?? '');
        if (section !== undefined) {
          found[section] = chunk;
        }
      }
    }
    return found;
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
    const sections = sectionChunks(compilation);
    const sectionOf = new Map(sections.map((chunk, section) => [chunk?.id, section]));
    const ownerOf = chunkOwners(({ id }) => sectionOf.get(id ?? '') ?? null);
    const chunks = [...compilation.chunks];
    const files = sections.map((): Record<string, string> => ({}));
    const moved = new Set<string>();
    for (const chunk of chunks) {
      const own = files[ownerOf(chunk) ?? -1];
      if (own) {
        own[String(chunk.id)] = scriptOf(chunk);
        moved.add(String(chunk.id));
      }
    }
    sections.forEach((chunk, section) => {
      change(scriptOf(chunk), (code) =>
        code.replace(`"${CHUNK_FILES}"`, () => JSON.stringify(files[section])),
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
        done(sectionChunks(compilation).map(scriptOf));
      });
    },
  };
}
