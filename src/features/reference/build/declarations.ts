import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

export interface Declarations {
  readonly root: string;
  readonly checker: ts.TypeChecker;
  /** The package's own files. */
  readonly files: readonly ts.SourceFile[];
  /** Exports by name, with the first entry point that exports each. */
  readonly exports: ReadonlyMap<string, { readonly symbol: ts.Symbol; readonly entry: string }>;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  allowJs: true,
  maxNodeModuleJsDepth: Infinity,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** A program of a package's own files; other packages' code is read only if `followed` matches. */
export function createOwnProgram(files: readonly string[], followed?: RegExp): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const codeOf = (name: string, importer: string) =>
    followed?.test(name)
      ? { resolvedFileName: createRequire(importer).resolve(name), extension: ts.Extension.Js }
      : undefined;
  host.resolveModuleNameLiterals = (literals, importer, redirect, options) =>
    literals.map(({ text }) =>
      text.startsWith('.')
        ? ts.resolveModuleName(text, importer, options, host, undefined, redirect)
        : { resolvedModule: codeOf(text, importer) },
    );
  return ts.createProgram([...files], OPTIONS, host);
}

/** Resolves a symbol through imports and re-exports. */
export function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A module's exports, re-exports resolved; empty when the program lacks the module. */
export function exportsOf(program: ts.Program, file: string): ReadonlyMap<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, originOf(symbol, checker)]));
}

/** Packages change only on installation, so each is read once. */
const known = new Map<string, Declarations>();

/**
 * Reads a package's published declarations.
 *
 * @param entryPoints import path, such as `@toolpad/core/nextjs` → file in `root`
 * @throws Error when an entry point has no declarations
 */
export function readDeclarations(
  root: string,
  entryPoints: Readonly<Record<string, string>>,
): Declarations {
  const earlier = known.get(root);
  if (earlier) {
    return earlier;
  }
  const entries = Object.entries(entryPoints).map(
    ([entry, file]) => [entry, path.join(root, file)] as const,
  );
  const program = createOwnProgram(entries.map(([, file]) => file));
  const exports = new Map<string, { symbol: ts.Symbol; entry: string }>();
  for (const [entry, file] of entries) {
    const symbols = exportsOf(program, file);
    if (symbols.size === 0) {
      throw new Error(`"${entry}" has no declarations at ${file}; correct its entry point`);
    }
    for (const [name, symbol] of symbols) {
      exports.set(name, exports.get(name) ?? { symbol, entry });
    }
  }
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  const declarations = { root, checker: program.getTypeChecker(), files, exports };
  known.set(root, declarations);
  return declarations;
}

/** The folder of an installed package. */
export function packageRoot(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** The declaration of a name, unless it is in another package. */
export function declarationAt(
  name: ts.Node,
  { checker }: Declarations,
): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && originOf(symbol, checker).declarations?.[0];
}

/** The module of a declaration, such as `DashboardLayout/ThemeSwitcher`; empty without one. */
export function moduleOf(node: ts.Node | undefined, { root }: Declarations): string {
  const file = node ? path.relative(root, node.getSourceFile().fileName) : '';
  return file.replaceAll(path.sep, '/').replace(/^esm\/|\.d\.ts$/g, '');
}

/** Links to the documentation of Core, which is this site. */
const CORE_PAGE = /https:\/\/mui\.com\/toolpad(\/core\/[^\s)]*)/g;

/** Lists of links that the package's tooling appends to comments. */
const LINK_LISTS = /\s*(?:^|\n)(?:Demos|API):\n[^]*$/;

/** A comment or tag as Markdown, with links to this site made relative. */
function commentText(part: { readonly comment?: ts.JSDoc['comment'] } | undefined): string {
  return (ts.getTextOfJSDocComment(part?.comment) ?? '').replace(CORE_PAGE, '$1').trim();
}

/** Reads the doc comment of a declaration or parameter, as Markdown. */
export function readDocComment(node: ts.Node) {
  const comment = ts.isParameter(node)
    ? ts.getJSDocParameterTags(node)[0]
    : ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const textOf = (name: string): string | null => {
    const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
    return tag ? commentText(tag) : null;
  };
  const source = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  const [, guides = ''] = /Demos:\n([^]*?)(?:\n\n\w|$)/.exec(source) ?? [];
  return {
    text: commentText(comment).replace(LINK_LISTS, '').trim(),
    defaultValue: textOf('default'),
    deprecation: textOf('deprecated'),
    returns: textOf('returns') ?? '',
    /** Guides that it lists, such as `/core/react-account/`. */
    guides: [...guides.matchAll(CORE_PAGE)].map(([, address = '']) => address),
  };
}
