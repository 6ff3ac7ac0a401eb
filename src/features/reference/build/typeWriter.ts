import ts from 'typescript';
import {
  type Callable,
  type Declarations,
  isMember,
  type Member,
  nameOf,
  ownMembers,
  parentsOf,
  readDocComment,
} from './declarations';
import foreignTypes from './foreignTypes.json';
import { row, section, type ReferenceRow, type ReferenceSection, type TypePiece } from './sections';

/**
 * Documentation of other packages' types: package → type → address. `*` is any other type, and
 * `:page` the page of its component: `ButtonProps` is on `button`.
 */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> =
  foreignTypes;

/** The documentation of another package's type, if known. */
function foreignAddress(module: string, type: string): string | undefined {
  const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(module) ?? [];
  const addresses = FOREIGN[packageName] ?? {};
  const component = type.replace(/Props$/, '').replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  return (addresses[type] ?? addresses['*'])?.replace(':page', component.toLowerCase());
}

export type NamedType =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | (ts.ClassDeclaration & { readonly name: ts.Identifier });

/** Whether a node declares a type under a name: an interface, an alias or a class. */
export function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isClassDeclaration(node) && node.name !== undefined)
  );
}

function namedTypes(node: ts.Node): readonly ts.EntityName[] {
  const names: ts.EntityName[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      names.push(child.typeName);
    } else if (ts.isExpressionWithTypeArguments(child) && ts.isIdentifier(child.expression)) {
      names.push(child.expression);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

function oneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

/** Type parameters in their brackets; empty without any. */
function genericsOf({ typeParameters }: ts.DeclarationWithTypeParameterChildren): string {
  return typeParameters ? `<${typeParameters.map(oneLine).join(', ')}>` : '';
}

const LINE_WIDTH = 80;

/** A signature as code; long ones have a line per parameter. */
export function signatureCode(name: string, callable: Callable, propsName?: string): string {
  const list = callable.parameters.map((parameter) =>
    ts.isObjectBindingPattern(parameter.name)
      ? `${nameOf(parameter, propsName)}: ${parameter.type ? oneLine(parameter.type) : 'object'}`
      : oneLine(parameter),
  );
  const head = `function ${name}${genericsOf(callable)}`;
  const result = callable.type ? `: ${oneLine(callable.type)}` : '';
  const short = `${head}(${list.join(', ')})${result};`;
  return short.length <= LINE_WIDTH
    ? short
    : `${head}(\n${list.map((text) => `  ${text},\n`).join('')})${result};`;
}

/** A class's public declaration as code. */
function classCode({ name, members }: ts.ClassDeclaration): string {
  const isPublic = (member: ts.ClassElement) =>
    !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private);
  const lines = members.filter(isPublic).map((member) => `  ${oneLine(member)}\n`);
  return `class ${name?.text ?? ''} {\n${lines.join('')}}`;
}

/** Writes a package's types as text, rows and sections of its reference. */
export class TypeWriter {
  /** @param ownAddress where one of the package's own types is documented; may throw */
  constructor(
    readonly declarations: Declarations,
    private readonly ownAddress: (declaration: ts.Declaration) => string,
  ) {}

  /** Where a named type is documented; `null` for a type parameter. */
  private addressOf(name: ts.EntityName): string | null {
    const first = ts.isQualifiedName(name) ? name.left : name;
    const declaration = this.declarations.at(first);
    if (declaration) {
      return ts.isTypeParameterDeclaration(declaration) ? null : this.ownAddress(declaration);
    }
    const imported = this.declarations.checker.getSymbolAtLocation(first)?.declarations?.[0];
    const statement = imported && ts.findAncestor(imported, ts.isImportDeclaration);
    const module = statement && (statement.moduleSpecifier as ts.StringLiteral).text;
    const isNamed = imported && ts.isImportSpecifier(imported);
    const own = isNamed ? (imported.propertyName ?? imported.name).text : first.getText();
    const type = ts.isQualifiedName(name) ? name.right.text : own;
    const address = foreignAddress(module ?? '(global)', type);
    if (address === undefined) {
      const source = module === undefined ? '' : ` of "${module}"`;
      throw new Error(
        `the type ${type}${source} has no known documentation; add its address to src/features/reference/build/foreignTypes.json`,
      );
    }
    return address;
  }

  /** A type's source on one line, with named types linked; throws if one is documented nowhere. */
  write(node: ts.Node | undefined): readonly TypePiece[] {
    if (!node) {
      return [];
    }
    const source = node.getSourceFile().text;
    const between = (start: number, end: number) => source.slice(start, end).replace(/\s+/g, ' ');
    const pieces: TypePiece[] = [];
    let position = node.getStart();
    for (const name of namedTypes(node)) {
      const href = this.addressOf(name);
      if (href !== null) {
        const text = between(position, name.getStart());
        pieces.push({ text }, { text: name.getText(), href });
        position = name.getEnd();
      }
    }
    pieces.push({ text: between(position, node.getEnd()).replace(/;$/, '') });
    return pieces.filter(({ text }) => text !== '');
  }

  /** A row per member or parameter; `prefix` starts the anchors, such as `prop`. */
  rows(
    nodes: readonly (Member | ts.ParameterDeclaration)[],
    prefix: string,
    propsName?: string,
  ): readonly ReferenceRow[] {
    return nodes.map((node) => {
      const name = nameOf(node, propsName);
      const { text: description, defaultValue, deprecation } = readDocComment(node);
      return row({
        name,
        anchor: `${prefix}-${name.replace(/\W/g, '')}`,
        type: this.write(node.type),
        defaultValue,
        isRequired: !ts.isIndexSignatureDeclaration(node) && node.questionToken === undefined,
        deprecation,
        description,
      });
    });
  }

  /** A row for each member of a type, inherited ones included. */
  memberRows(type: ts.Node | undefined, prefix: string): readonly ReferenceRow[] {
    const parts = type ? this.declarations.membersOf(type) : [];
    return this.rows(parts.filter(isMember), prefix);
  }

  /** A type's head and own members. An interface links to its parents instead of listing theirs. */
  private outline(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) {
    const name = declaration.name.text + genericsOf(declaration);
    if (ts.isInterfaceDeclaration(declaration)) {
      const parents = parentsOf(declaration).flatMap((parent, index) => [
        { text: index === 0 ? ' extends ' : ', ' },
        ...this.write(parent),
      ]);
      return { head: [{ text: `interface ${name}` }, ...parents], parts: ownMembers(declaration) };
    }
    const { type } = declaration;
    if (ts.isTypeLiteralNode(type)) {
      return { head: [{ text: `type ${name}` }], parts: ownMembers(type) };
    }
    const parts = ts.isIntersectionTypeNode(type) ? this.declarations.membersOf(type) : [];
    return { head: [{ text: `type ${name} = ` }, ...this.write(type)], parts };
  }

  /** The section of a type: description, head and members. */
  typeSection(declaration: NamedType): ReferenceSection {
    const name = declaration.name.text;
    const base = { title: name, anchor: name, depth: 3 } as const;
    const { text } = readDocComment(declaration);
    if (ts.isClassDeclaration(declaration)) {
      return section({ ...base, text, code: classCode(declaration) });
    }
    const { head, parts } = this.outline(declaration);
    const calls = parts.filter(ts.isCallSignatureDeclaration);
    const call = calls.at(-1);
    const comment = call && readDocComment(call);
    const texts = [text, comment?.text, comment?.returns && `Returns: ${comment.returns}`];
    return section({
      ...base,
      text: texts.filter(Boolean).join('\n\n'),
      code: calls.map((one) => signatureCode('', one).replace('function ', '')).join('\n'),
      type: head,
      rows: this.rows([...parts.filter(isMember), ...(call?.parameters ?? [])], name),
    });
  }

  /** The section of a constant, or of a function without a page. */
  valueSection(name: string, symbol: ts.Symbol): ReferenceSection {
    const [declaration] = symbol.declarations ?? [];
    const constant = declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
    const statement = constant?.parent.parent ?? declaration;
    const callables = this.declarations.callablesOf(symbol);
    return section({
      title: name,
      anchor: name,
      depth: 3,
      text: statement ? readDocComment(statement).text : '',
      code: callables.map((callable) => signatureCode(name, callable)).join('\n'),
      type: this.write(constant?.type),
    });
  }
}
