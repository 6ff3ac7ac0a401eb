import ts from 'typescript';
import type { Declarations } from './declarations';
import { membersOf } from './members';

/** Functions, and what is called like one. */
export type Callable = ts.FunctionDeclaration | ts.CallSignatureDeclaration;

const LINE_WIDTH = 80;

/** How an export can be called: one for each overload; none for what is no function. */
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

function parameterText(parameter: ts.ParameterDeclaration): string {
  // What a component takes out of its props is its own affair.
  return ts.isObjectBindingPattern(parameter.name)
    ? `props: ${parameter.type ? oneLine(parameter.type) : 'object'}`
    : oneLine(parameter);
}

/**
 * A function's declaration as code, without what it is made of; long ones take a line for each
 * parameter.
 */
export function signatureCode(
  name: string,
  { typeParameters, parameters, type }: Callable,
): string {
  const generics = typeParameters ? `<${typeParameters.map(oneLine).join(', ')}>` : '';
  const list = parameters.map(parameterText);
  const result = type ? `: ${oneLine(type)}` : '';
  const short = `function ${name}${generics}(${list.join(', ')})${result};`;
  return short.length <= LINE_WIDTH
    ? short
    : `function ${name}${generics}(\n${list.map((text) => `  ${text},\n`).join('')})${result};`;
}

/** A class's declaration as code, without what is private. */
export function classCode(declaration: ts.ClassDeclaration): string {
  const isPrivate = (member: ts.ClassElement) =>
    ts.canHaveModifiers(member) &&
    (ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
  const members = declaration.members
    .filter((member) => !isPrivate(member))
    .map((member) => `  ${oneLine(member)}\n`);
  return `class ${declaration.name?.text ?? ''} {\n${members.join('')}}`;
}
