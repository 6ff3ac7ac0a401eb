import ts from 'typescript';
import { declarationAt, readDocComment, type Declarations } from './declarations';
import { row, type ReferenceRow, type TypePiece } from './sections';

/** Writes a type as text with links. */
export type WriteType = (node: ts.Node) => readonly TypePiece[];

/** A named member of a type, or an index signature. */
export type Member = ts.PropertySignature | ts.IndexSignatureDeclaration;

/** What a type consists of. */
export interface TypeMembers {
  readonly members: readonly Member[];
  readonly calls: readonly ts.CallSignatureDeclaration[];
  /** Types of other packages whose members it has, too. */
  readonly foreign: readonly ts.Node[];
}

function join(parts: readonly TypeMembers[]): TypeMembers {
  return {
    members: parts.flatMap(({ members }) => members),
    calls: parts.flatMap(({ calls }) => calls),
    foreign: parts.flatMap(({ foreign }) => foreign),
  };
}

/** A member's name: `title`, or `[key: string]`. */
export function memberName(member: Member): string {
  return ts.isPropertySignature(member)
    ? member.name.getText()
    : `[${member.parameters.map((parameter) => parameter.getText()).join(', ')}]`;
}

function isMember(element: ts.TypeElement): element is Member {
  return ts.isPropertySignature(element) || ts.isIndexSignatureDeclaration(element);
}

/**
 * The members that an interface or a literal type lists itself.
 *
 * @throws Error for a member of a kind that has no place in the reference yet
 */
export function ownMembers(elements: readonly ts.TypeElement[]): TypeMembers {
  const other = elements.find(
    (element) => !isMember(element) && !ts.isCallSignatureDeclaration(element),
  );
  if (other) {
    throw new Error(
      `the reference cannot show the member "${other.getText()}"; teach src/features/reference/build/members.ts its kind`,
    );
  }
  return {
    members: elements.filter(isMember),
    calls: elements.filter(ts.isCallSignatureDeclaration),
    foreign: [],
  };
}

/**
 * The members of a type or of its declaration, inherited ones included.
 *
 * @param node an interface, an alias, a literal type, a reference or an intersection of these
 */
export function membersOf(node: ts.Node, declarations: Declarations): TypeMembers {
  if (ts.isInterfaceDeclaration(node)) {
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types);
    const own = ownMembers(node.members);
    const names = new Set(own.members.map(memberName));
    const inherited = join(parents.map((parent) => membersOf(parent, declarations)));
    const members = inherited.members.filter((member) => !names.has(memberName(member)));
    return join([own, { ...inherited, members }]);
  }
  if (ts.isTypeLiteralNode(node)) {
    return ownMembers(node.members);
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return membersOf(node.type, declarations);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return join(node.types.map((type) => membersOf(type, declarations)));
  }
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    const declaration = declarationAt(name, declarations);
    const isWrapper = /^(?:Partial|Required)$/.test(name.getText());
    const inner = declaration ?? (isWrapper ? node.typeArguments?.[0] : undefined);
    return inner ? membersOf(inner, declarations) : { members: [], calls: [], foreign: [node] };
  }
  return { members: [], calls: [], foreign: [] };
}

/**
 * The row of a member.
 *
 * @param prefix of its anchor, such as `prop`
 */
export function memberRow(member: Member, prefix: string, write: WriteType): ReferenceRow {
  const name = memberName(member);
  const { text, defaultValue, deprecation } = readDocComment(member);
  return row({
    name,
    anchor: `${prefix}-${name.replace(/\W/g, '')}`,
    type: member.type ? write(member.type) : [],
    defaultValue,
    isRequired: ts.isPropertySignature(member) && member.questionToken === undefined,
    deprecation,
    description: text,
  });
}

/** A row for each parameter of a signature. */
export function parameterRows(
  signature: ts.SignatureDeclaration,
  prefix: string,
  write: WriteType,
): readonly ReferenceRow[] {
  const { params } = readDocComment(signature);
  return signature.parameters.map((parameter) => {
    const name = parameter.name.getText();
    return row({
      name,
      anchor: `${prefix}-${name}`,
      type: parameter.type ? write(parameter.type) : [],
      isRequired: parameter.questionToken === undefined,
      description: params.get(name) ?? '',
    });
  });
}

/** A function, or a call signature. */
export type Callable = ts.FunctionDeclaration | ts.CallSignatureDeclaration;

const LINE_WIDTH = 80;

/** The signatures of an export, one for each overload. */
export function callablesOf(symbol: ts.Symbol, declarations: Declarations): readonly Callable[] {
  return (symbol.declarations ?? []).flatMap((declaration): readonly Callable[] => {
    if (ts.isFunctionDeclaration(declaration)) {
      return [declaration];
    }
    return ts.isVariableDeclaration(declaration) && declaration.type
      ? membersOf(declaration.type, declarations).calls
      : [];
  });
}

function oneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

/**
 * A signature as code, with a line for each parameter when it is long.
 *
 * @param propsName what to call a parameter that the function destructures
 */
export function signatureCode(
  name: string,
  { typeParameters, parameters, type }: Callable,
  propsName = 'props',
): string {
  const generics = typeParameters ? `<${typeParameters.map(oneLine).join(', ')}>` : '';
  const list = parameters.map((parameter) =>
    ts.isObjectBindingPattern(parameter.name)
      ? `${propsName}: ${parameter.type ? oneLine(parameter.type) : 'object'}`
      : oneLine(parameter),
  );
  const result = type ? `: ${oneLine(type)}` : '';
  const short = `function ${name}${generics}(${list.join(', ')})${result};`;
  return short.length <= LINE_WIDTH
    ? short
    : `function ${name}${generics}(\n${list.map((text) => `  ${text},\n`).join('')})${result};`;
}

/** A class's public declaration as code. */
export function classCode({ name, members }: ts.ClassDeclaration): string {
  const isPublic = (member: ts.ClassElement) =>
    !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private);
  const lines = members.filter(isPublic).map((member) => `  ${oneLine(member)}\n`);
  return `class ${name?.text ?? ''} {\n${lines.join('')}}`;
}
