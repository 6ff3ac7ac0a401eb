import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

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

/** The folder of an installed package. */
export function packageRoot(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** A named member of a type, or an index signature. */
export type Member = ts.PropertySignature | ts.IndexSignatureDeclaration;

/** A type referred to by name. */
type NamedReference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

/** Whether a node is a {@link Member}. */
export function isMember(node: ts.Node): node is Member {
  return ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node);
}

/** Whether a node refers to a type by name. */
export function isReference(node: ts.Node): node is NamedReference {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

/** A member's or parameter's name: `title`, `[key: string]`; `propsName` if destructured. */
export function nameOf(node: Member | ts.ParameterDeclaration, propsName = 'props'): string {
  if (ts.isIndexSignatureDeclaration(node)) {
    return `[${node.parameters.map((parameter) => parameter.getText()).join(', ')}]`;
  }
  return ts.isObjectBindingPattern(node.name) ? propsName : node.name.getText();
}

/** The types that an interface extends. */
export function parentsOf({ heritageClauses }: ts.InterfaceDeclaration) {
  return (heritageClauses ?? []).flatMap(({ types }) => types);
}

/** A type's own members and call signatures; throws for kinds that the reference cannot show. */
export function ownMembers({ members }: ts.InterfaceDeclaration | ts.TypeLiteralNode) {
  return members.map((element) => {
    if (isMember(element) || ts.isCallSignatureDeclaration(element)) {
      return element;
    }
    throw new Error(
      `the reference cannot show the member "${element.getText()}"; add support for it to src/features/reference/build/declarations.ts`,
    );
  });
}

export type Callable = ts.FunctionDeclaration | ts.CallSignatureDeclaration;

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

/** A package's published declarations. */
export class Declarations {
  readonly checker: ts.TypeChecker;
  /** The package's own files. */
  readonly files: readonly ts.SourceFile[];
  /** Exports by name, with the first entry point that exports each. */
  readonly exports = new Map<string, { readonly symbol: ts.Symbol; readonly entry: string }>();

  private constructor(
    readonly root: string,
    entryPoints: Readonly<Record<string, string>>,
  ) {
    const fileOf = (file: string) => path.join(root, file);
    const program = createOwnProgram(Object.values(entryPoints).map(fileOf));
    this.checker = program.getTypeChecker();
    this.files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
    for (const [entry, file] of Object.entries(entryPoints)) {
      const symbols = exportsOf(program, fileOf(file));
      if (symbols.size === 0) {
        throw new Error(
          `"${entry}" has no declarations at ${fileOf(file)}; correct its entry point`,
        );
      }
      for (const [name, symbol] of symbols) {
        this.exports.set(name, this.exports.get(name) ?? { symbol, entry });
      }
    }
  }

  /** Packages change only on installation, so each is read once. */
  private static readonly known = new Map<string, Declarations>();

  /**
   * Reads a package.
   *
   * @param entryPoints import path, such as `@toolpad/core/nextjs` → file in `root`
   * @throws Error when an entry point has no declarations
   */
  static read(root: string, entryPoints: Readonly<Record<string, string>>): Declarations {
    const declarations = this.known.get(root) ?? new Declarations(root, entryPoints);
    this.known.set(root, declarations);
    return declarations;
  }

  /** The declaration of a name, unless it is in another package. */
  at(name: ts.Node): ts.Declaration | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    return symbol && originOf(symbol, this.checker).declarations?.[0];
  }

  /** The module of a declaration, such as `DashboardLayout/ThemeSwitcher`; empty without one. */
  moduleOf(node: ts.Node | undefined): string {
    const file = node ? path.relative(this.root, node.getSourceFile().fileName) : '';
    return file.replaceAll(path.sep, '/').replace(/^esm\/|\.d\.ts$/g, '');
  }

  /**
   * All members and call signatures, inherited ones too, and parents from other packages.
   *
   * @param node an interface, an alias, a literal type, a reference or an intersection of these
   */
  membersOf(node: ts.Node): readonly (Member | ts.CallSignatureDeclaration | NamedReference)[] {
    if (ts.isInterfaceDeclaration(node)) {
      const own = ownMembers(node);
      const names = new Set(own.filter(isMember).map((member) => nameOf(member)));
      const inherited = parentsOf(node).flatMap((parent) => this.membersOf(parent));
      return [...own, ...inherited.filter((part) => !isMember(part) || !names.has(nameOf(part)))];
    }
    if (ts.isTypeLiteralNode(node)) {
      return ownMembers(node);
    }
    if (ts.isTypeAliasDeclaration(node)) {
      return this.membersOf(node.type);
    }
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.flatMap((type) => this.membersOf(type));
    }
    if (isReference(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const isWrapper = /^(?:Partial|Required)$/.test(name.getText());
      const inner = this.at(name) ?? (isWrapper ? node.typeArguments?.[0] : undefined);
      return inner ? this.membersOf(inner) : [node];
    }
    return [];
  }

  /** An export's signatures, one per overload. */
  callablesOf({ declarations = [] }: ts.Symbol): readonly Callable[] {
    return declarations.flatMap((declaration): readonly Callable[] => {
      if (ts.isFunctionDeclaration(declaration)) {
        return [declaration];
      }
      return ts.isVariableDeclaration(declaration) && declaration.type
        ? this.membersOf(declaration.type).filter(ts.isCallSignatureDeclaration)
        : [];
    });
  }
}
