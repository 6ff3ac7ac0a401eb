import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** Where readers import from, such as `@toolpad/core/nextjs` → the file that declares it. */
export type EntryPoints = Readonly<Record<string, string>>;

/** What a package declares. */
export interface Declarations {
  readonly root: string;
  readonly checker: ts.TypeChecker;
  /** The package's own files. */
  readonly files: readonly ts.SourceFile[];
  /** Name → the exported symbol, and the first entry point that exports it. */
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

/**
 * A program of a package's own files, declarations or code. Imports from other packages stay names.
 *
 * @param followed the imports from other packages whose code is read as well
 */
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

/** The symbol behind imports and re-exports. */
export function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Packages change only on installation, so each is read once. */
const known = new Map<string, Declarations>();

/**
 * Reads the declarations that a package is published with.
 *
 * @param root the package's folder
 * @param entryPoints their files are relative to `root`
 * @throws Error when an entry point has no declarations
 */
export function readDeclarations(root: string, entryPoints: EntryPoints): Declarations {
  const earlier = known.get(root);
  if (earlier) {
    return earlier;
  }
  const fileOf = (relative: string) => path.join(root, relative);
  const program = createOwnProgram(Object.values(entryPoints).map(fileOf));
  const checker = program.getTypeChecker();
  const exports = new Map<string, { symbol: ts.Symbol; entry: string }>();
  for (const [entry, file] of Object.entries(entryPoints)) {
    const source = program.getSourceFile(fileOf(file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) {
      throw new Error(`"${entry}" has no declarations at ${fileOf(file)}; correct its entry point`);
    }
    for (const exported of checker.getExportsOfModule(module)) {
      if (!exports.has(exported.name)) {
        exports.set(exported.name, { symbol: originOf(exported, checker), entry });
      }
    }
  }
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  const declarations = { root, checker, files, exports };
  known.set(root, declarations);
  return declarations;
}

/** The folder that a package is installed in. */
export function packageRoot(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** The declaration that a name refers to, unless another package declares it. */
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
  return file
    .split(path.sep)
    .join('/')
    .replace(/^esm\//, '')
    .replace(/\.d\.ts$/, '');
}

/** What the comment above a declaration says, in Markdown. */
interface DocComment {
  readonly text: string;
  readonly defaultValue: string | null;
  readonly deprecation: string | null;
  readonly returns: string;
  /** The guides that it lists, such as `/core/react-account/`. */
  readonly guides: readonly string[];
}

/** Links to the documentation of Core, which this site is. */
const CORE_PAGE = /https:\/\/mui\.com\/toolpad(\/core\/[^\s)]*)/g;

/** Lists of links that the package's own tools append to comments. */
const LINK_LISTS = /\s*(?:^|\n)(?:Demos|API):\n[^]*$/;

/** The Markdown of a comment or of its tag, with links to this site relative to its base URL. */
export function commentText(part: { readonly comment?: ts.JSDoc['comment'] } | undefined): string {
  return (ts.getTextOfJSDocComment(part?.comment) ?? '').replace(CORE_PAGE, '$1').trim();
}

/** Reads the comment above a declaration of a package. */
export function readDocComment(node: ts.Node): DocComment {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const textOf = (name: string): string | null => {
    const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
    return tag ? commentText(tag) : null;
  };
  const [, guides = ''] =
    /Demos:\n([^]*?)(?:\n\n\w|$)/.exec(ts.getTextOfJSDocComment(comment?.comment) ?? '') ?? [];
  return {
    text: commentText(comment).replace(LINK_LISTS, '').trim(),
    defaultValue: textOf('default'),
    deprecation: textOf('deprecated'),
    returns: textOf('returns') ?? '',
    guides: [...guides.matchAll(CORE_PAGE)].map(([, address = '']) => address),
  };
}
