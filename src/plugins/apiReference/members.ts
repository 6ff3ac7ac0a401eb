import ts from 'typescript';
import { originOf, type Declarations } from './declarations';
import { readDocComment } from './docComment';
import type { ReferenceRow, TypePiece } from '../reference/model';

/** How types become text with links; what differs is only where the links lead. */
export type WriteType = (node: ts.Node) => readonly TypePiece[];

/** A named member of a type, or the one that stands for all further names. */
export type Member = ts.PropertySignature | ts.IndexSignatureDeclaration;

/** What a type is made of: members of its own, and types it takes over from elsewhere. */
export interface TypeMembers {
  readonly members: readonly Member[];
  readonly calls: readonly ts.CallSignatureDeclaration[];
  /** Types of other packages whose members it has as well. */
  readonly foreign: readonly ts.Node[];
}

const NOTHING: TypeMembers = { members: [], calls: [], foreign: [] };

function join(parts: readonly TypeMembers[]): TypeMembers {
  return {
    members: parts.flatMap(({ members }) => members),
    calls: parts.flatMap(({ calls }) => calls),
    foreign: parts.flatMap(({ foreign }) => foreign),
  };
}

function declaredAt(name: ts.Node, { checker }: Declarations): ts.Declaration | null {
  const symbol = checker.getSymbolAtLocation(name);
  return (symbol && originOf(symbol, checker).declarations?.[0]) ?? null;
}

/** What a member is called: `title`, or `[key: string]`. */
export function memberName(member: Member): string {
  return ts.isPropertySignature(member)
    ? member.name.getText()
    : `[${member.parameters.map((parameter) => parameter.getText()).join(', ')}]`;
}

/**
 * The members among the elements of an interface or a literal type.
 *
 * @throws Error for an element of a kind that the reference cannot show yet
 */
export function ofElements(elements: readonly ts.TypeElement[]): TypeMembers {
  for (const element of elements) {
    if (
      !ts.isPropertySignature(element) &&
      !ts.isIndexSignatureDeclaration(element) &&
      !ts.isCallSignatureDeclaration(element)
    ) {
      throw new Error(`API reference: cannot show the member "${element.getText()}"`);
    }
  }
  return {
    members: elements.filter(
      (element): element is Member =>
        ts.isPropertySignature(element) || ts.isIndexSignatureDeclaration(element),
    ),
    calls: elements.filter(ts.isCallSignatureDeclaration),
    foreign: [],
  };
}

function ofReference(
  node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
  declarations: Declarations,
): TypeMembers {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
  const declaration = declaredAt(name, declarations);
  if (declaration) {
    return membersOf(declaration, declarations);
  }
  const [argument] = node.typeArguments ?? [];
  const isWrapper = ['Partial', 'Required'].includes(name.getText()) && argument !== undefined;
  return isWrapper ? membersOf(argument, declarations) : { ...NOTHING, foreign: [node] };
}

/**
 * Lists the members of a type or of a type's declaration, inherited ones included.
 *
 * @param node an interface, an alias, a literal type, a reference or an intersection of these
 */
export function membersOf(node: ts.Node, declarations: Declarations): TypeMembers {
  if (ts.isInterfaceDeclaration(node)) {
    const inherited = (node.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .map((type) => ofReference(type, declarations));
    const own = ofElements([...node.members]);
    const names = new Set(own.members.map(memberName));
    const { members, calls, foreign } = join(inherited);
    const kept = members.filter((member) => !names.has(memberName(member)));
    return join([own, { members: kept, calls, foreign }]);
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return membersOf(node.type, declarations);
  }
  if (ts.isTypeLiteralNode(node)) {
    return ofElements([...node.members]);
  }
  if (ts.isTypeReferenceNode(node)) {
    return ofReference(node, declarations);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return join(node.types.map((type) => membersOf(type, declarations)));
  }
  return NOTHING;
}

/**
 * The line of a table that a member fills.
 *
 * @param prefix of its anchor, such as `prop`
 */
export function memberRow(member: Member, prefix: string, write: WriteType): ReferenceRow {
  const name = memberName(member);
  const { text, defaultValue, deprecation } = readDocComment(member);
  return {
    name,
    anchor: `${prefix}-${name.replace(/\W/g, '')}`,
    type: member.type ? write(member.type) : [],
    defaultValue,
    isRequired: ts.isPropertySignature(member) && member.questionToken === undefined,
    deprecation,
    description: text,
  };
}

/** One line for each parameter of a signature, with what its comment says of it. */
export function parameterRows(
  signature: ts.SignatureDeclaration,
  prefix: string,
  write: WriteType,
): readonly ReferenceRow[] {
  const { params } = readDocComment(signature);
  return signature.parameters.map((parameter) => {
    const name = parameter.name.getText();
    return {
      name,
      anchor: `${prefix}-${name}`,
      type: parameter.type ? write(parameter.type) : [],
      defaultValue: null,
      isRequired: parameter.questionToken === undefined,
      deprecation: null,
      description: params.get(name) ?? '',
    };
  });
}
