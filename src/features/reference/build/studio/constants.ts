import ts from 'typescript';
import { originOf } from '../declarations';

/** A function among constants: what it returns, as written. */
export class FunctionText {
  constructor(readonly body: string) {}
}

/** The value of an expression without calls. */
export type Constant =
  | string
  | number
  | boolean
  | null
  | undefined
  | FunctionText
  | readonly Constant[]
  | { readonly [name: string]: Constant };

const LITERALS: ReadonlyMap<string, Constant> = new Map<string, Constant>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

/** The expression that a symbol was declared with, behind imports and re-exports. */
function initializerOf(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  const declaration = symbol && originOf(symbol, checker).declarations?.[0];
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/**
 * The expression that a module exports under a name. Modules are read, not run.
 *
 * @param program holds the module and what it imports
 * @throws Error when it exports nothing of that name
 */
export function findExport(program: ts.Program, file: string, name: string): ts.Expression {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((own) => own.name === name);
  const initializer = initializerOf(symbol, checker);
  if (!initializer) {
    throw new Error(`${file}: no export "${name}" with a value`);
  }
  return initializer;
}

function notConstant(node: ts.Node): Error {
  return new Error(`${node.getSourceFile().fileName}: "${node.getText()}" is not a constant`);
}

function evaluateProperty(
  property: ts.ObjectLiteralElementLike,
  checker: ts.TypeChecker,
): Readonly<Record<string, Constant>> {
  if (ts.isSpreadAssignment(property)) {
    return evaluate(property.expression, checker) as Readonly<Record<string, Constant>>;
  }
  if (ts.isShorthandPropertyAssignment(property)) {
    const value = initializerOf(checker.getShorthandAssignmentValueSymbol(property), checker);
    return { [property.name.text]: evaluate(value ?? property.name, checker) };
  }
  const { name } = property;
  const hasName = ts.isIdentifier(name) || ts.isStringLiteral(name);
  if (!hasName || !ts.isPropertyAssignment(property)) {
    throw notConstant(property);
  }
  return { [name.text]: evaluate(property.initializer, checker) };
}

/**
 * The value of an expression of literals and names.
 *
 * @throws Error that quotes what has no value until it runs
 */
export function evaluate(expression: ts.Expression, checker: ts.TypeChecker): Constant {
  if (ts.isStringLiteralLike(expression)) {
    return expression.text;
  }
  if (ts.isNumericLiteral(expression)) {
    return Number(expression.text);
  }
  if (ts.isArrayLiteralExpression(expression)) {
    return expression.elements.map((element) => evaluate(element, checker));
  }
  if (ts.isObjectLiteralExpression(expression)) {
    const values = expression.properties.map((property) => evaluateProperty(property, checker));
    return Object.assign({}, ...values) as Readonly<Record<string, Constant>>;
  }
  if (ts.isArrowFunction(expression)) {
    return new FunctionText(expression.body.getText());
  }
  if (ts.isIdentifier(expression) && expression.text !== 'undefined') {
    const value = initializerOf(checker.getSymbolAtLocation(expression), checker);
    if (value) {
      return evaluate(value, checker);
    }
  }
  if (LITERALS.has(expression.getText())) {
    return LITERALS.get(expression.getText());
  }
  throw notConstant(expression);
}
