import ts from 'typescript';
import { resolveName, type Module, type Placed } from './moduleNames';

/** A function in a value: what it returns, as written. */
export class ReturnedExpression {
  constructor(readonly text: string) {}
}

/** What an expression without calls can be. */
export type Constant =
  | string
  | number
  | boolean
  | null
  | undefined
  | ReturnedExpression
  | readonly Constant[]
  | { readonly [name: string]: Constant };

function evaluateObject(
  { properties }: ts.ObjectLiteralExpression,
  module: Module,
): { readonly [name: string]: Constant } {
  const entries = properties.flatMap((property): [string, Constant][] => {
    if (ts.isSpreadAssignment(property)) {
      const value = evaluate({ expression: property.expression, module });
      return Object.entries(value as { readonly [name: string]: Constant });
    }
    if (ts.isShorthandPropertyAssignment(property)) {
      return [[property.name.text, evaluate({ expression: property.name, module })]];
    }
    const { name } = property;
    const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
    if (key === null || !ts.isPropertyAssignment(property)) {
      throw new Error(`${module.file}: "${property.getText()}" is no constant`);
    }
    return [[key, evaluate({ expression: property.initializer, module })]];
  });
  return Object.fromEntries(entries);
}

/**
 * The value of an expression of literals and names, without running the module it stands in.
 *
 * @throws Error that quotes the part of it that only running could tell
 */
export function evaluate({ expression, module }: Placed): Constant {
  if (ts.isStringLiteralLike(expression)) {
    return expression.text;
  }
  if (ts.isNumericLiteral(expression)) {
    return Number(expression.text);
  }
  if (ts.isArrayLiteralExpression(expression)) {
    return expression.elements.map((element) => evaluate({ expression: element, module }));
  }
  if (ts.isObjectLiteralExpression(expression)) {
    return evaluateObject(expression, module);
  }
  if (ts.isArrowFunction(expression)) {
    return new ReturnedExpression(expression.body.getText());
  }
  if (ts.isIdentifier(expression)) {
    return expression.text === 'undefined'
      ? undefined
      : evaluate(resolveName(expression.text, module));
  }
  switch (expression.kind) {
    case ts.SyntaxKind.TrueKeyword:
      return true;
    case ts.SyntaxKind.FalseKeyword:
      return false;
    case ts.SyntaxKind.NullKeyword:
      return null;
    default:
      throw new Error(`${module.file}: "${expression.getText()}" is no constant`);
  }
}
