import path from 'node:path';
import ts from 'typescript';

/** A package's entry points, such as `@toolpad/core/nextjs`, and the file each is declared in. */
export type EntryPoints = Readonly<Record<string, string>>;

/** What a package declares: its type checker, its own files, and what each entry point exports. */
export interface Declarations {
  readonly root: string;
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  /** Exported name → its symbol and the entry point that a reader imports it from. */
  readonly exports: ReadonlyMap<string, { readonly symbol: ts.Symbol; readonly entry: string }>;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A program of the package's own declaration files: what they import from elsewhere stays a name. */
function createOwnProgram(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, containingFile, redirect, options) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, containingFile, options, host, undefined, redirect)
        : { resolvedModule: undefined },
    );
  return ts.createProgram([...files], OPTIONS, host);
}

/** The symbol behind imports and re-exports. */
export function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Reads the declarations a package is published with.
 *
 * @param root the package's folder
 * @param entryPoints files relative to it; what several export belongs to the first
 * @throws Error when an entry point is not there
 */
export function readDeclarations(root: string, entryPoints: EntryPoints): Declarations {
  const entries = Object.entries(entryPoints).map(([entry, file]) => ({
    entry,
    file: path.join(root, file),
  }));
  const program = createOwnProgram(entries.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const exports = new Map<string, { symbol: ts.Symbol; entry: string }>();
  for (const { entry, file } of entries) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) {
      throw new Error(`API reference: "${entry}" has no declarations at ${file}`);
    }
    for (const exported of checker.getExportsOfModule(module)) {
      if (!exports.has(exported.name)) {
        exports.set(exported.name, { symbol: originOf(exported, checker), entry });
      }
    }
  }
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  return { root, checker, files, exports };
}

/** The module that a declaration stands in, such as `DashboardLayout/ThemeSwitcher`. */
export function moduleOf(node: ts.Node, root: string): string {
  return path
    .relative(root, node.getSourceFile().fileName)
    .split(path.sep)
    .join('/')
    .replace(/^esm\//, '')
    .replace(/\.d\.ts$/, '');
}
