import ts from 'typescript';
import { declarationAt, type Declarations } from './declarations';

/** A named member of a type, or an index signature. */
export type Member = ts.PropertySignature | ts.IndexSignatureDeclaration;

/** A type referred to by name. */
type NamedReference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

export function isMember(node: ts.Node): node is Member {
  return ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node);
}

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
      `the reference cannot show the member "${element.getText()}"; teach src/features/reference/build/members.ts its kind`,
    );
  });
}

/**
 * All members and call signatures, inherited ones too, and parents from other packages.
 *
 * @param node an interface, an alias, a literal type, a reference or an intersection of these
 */
export function membersOf(
  node: ts.Node,
  declarations: Declarations,
): readonly (Member | ts.CallSignatureDeclaration | NamedReference)[] {
  if (ts.isInterfaceDeclaration(node)) {
    const own = ownMembers(node);
    const names = new Set(own.filter(isMember).map((member) => nameOf(member)));
    const inherited = parentsOf(node).flatMap((parent) => membersOf(parent, declarations));
    return [...own, ...inherited.filter((part) => !isMember(part) || !names.has(nameOf(part)))];
  }
  if (ts.isTypeLiteralNode(node)) {
    return ownMembers(node);
  }
  if (ts.isTypeAliasDeclaration(node)) {
    return membersOf(node.type, declarations);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((type) => membersOf(type, declarations));
  }
  if (isReference(node)) {
    const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
    const isWrapper = /^(?:Partial|Required)$/.test(name.getText());
    const inner =
      declarationAt(name, declarations) ?? (isWrapper ? node.typeArguments?.[0] : undefined);
    return inner ? membersOf(inner, declarations) : [node];
  }
  return [];
}

type Callable = ts.FunctionDeclaration | ts.CallSignatureDeclaration;

/** An export's signatures, one per overload. */
export function callablesOf(symbol: ts.Symbol, declarations: Declarations): readonly Callable[] {
  return (symbol.declarations ?? []).flatMap((declaration): readonly Callable[] => {
    if (ts.isFunctionDeclaration(declaration)) {
      return [declaration];
    }
    return ts.isVariableDeclaration(declaration) && declaration.type
      ? membersOf(declaration.type, declarations).filter(ts.isCallSignatureDeclaration)
      : [];
  });
}

function oneLine(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

/** Type parameters in their brackets; empty without any. */
export function genericsOf({ typeParameters }: ts.DeclarationWithTypeParameterChildren): string {
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
export function classCode({ name, members }: ts.ClassDeclaration): string {
  const isPublic = (member: ts.ClassElement) =>
    !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private);
  const lines = members.filter(isPublic).map((member) => `  ${oneLine(member)}\n`);
  return `class ${name?.text ?? ''} {\n${lines.join('')}}`;
}
