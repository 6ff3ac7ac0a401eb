import fs from 'node:fs';
import path from 'node:path';
import type { JSONSchema7 } from 'json-schema';
import ts from 'typescript';
import { createOwnProgram, originOf, packageRoot } from '../declarations';
import { row, section, type ReferenceRow, type ReferenceSection } from '../sections';
import { describeSchema } from './schemas';

/** A constant that is a function: the source of its return value. */
class FunctionText {
  constructor(readonly body: string) {}
}

/** The value of an expression without calls. */
type Constant =
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

/** A property of a Studio component, as the package declares it. */
interface ArgumentType {
  readonly type: string;
  readonly helperText: string;
  readonly default?: Constant;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly schema?: JSONSchema7;
  readonly onChangeProp?: string;
  readonly control?: { readonly type: string; readonly bindable?: boolean };
  /** When the inspector offers it; always, if omitted. */
  readonly visible?: boolean | FunctionText;
}

/** A component of Studio's library, as the package declares it. */
interface StudioComponent {
  readonly argTypes: Readonly<Record<string, ArgumentType>>;
  readonly loadingProp?: string;
  readonly loadingPropSource?: readonly string[];
  readonly errorProp?: string;
  readonly errorPropSource?: readonly string[];
  readonly layoutDirection?: 'horizontal' | 'vertical' | 'both';
  readonly defaultLayoutHeight?: number;
  readonly minimumLayoutHeight?: number;
}

function readComponent(file: string, program: ts.Program): StudioComponent {
  const made = findExport(program, file, 'default');
  const config = ts.isCallExpression(made) ? made.arguments[1] : undefined;
  if (!config) {
    throw new Error(`${file}: the default export is no longer a call with a configuration`);
  }
  const component = evaluate(config, program.getTypeChecker()) as unknown as StudioComponent;
  for (const [name, argument] of Object.entries(component.argTypes)) {
    const { type, helperText } = argument as Partial<ArgumentType>;
    if (typeof type !== 'string' || typeof helperText !== 'string') {
      throw new Error(`${file}: the property ${name} has no type or no helperText`);
    }
  }
  return component;
}

let components: ReadonlyMap<string, StudioComponent> | null = null;

function readComponents(): ReadonlyMap<string, StudioComponent> {
  const dist = path.join(packageRoot('@toolpad/studio-components'), 'dist');
  const names = fs
    .readdirSync(dist)
    .flatMap((file) => /^([A-Z]\w*)\.js$/.exec(file)?.[1] ?? [])
    .sort();
  const fileOf = (name: string) => path.join(dist, `${name}.js`);
  const program = createOwnProgram(names.map(fileOf), /^@toolpad\/studio-runtime(?:\/|$)/);
  return new Map(names.map((name) => [name, readComponent(fileOf(name), program)]));
}

/**
 * The components of Studio's library by name, from the installed `@toolpad/studio-components`. Its modules
 * are read, not run.
 *
 * @throws Error when the package is built in another way than expected
 */
export function studioComponents(): ReadonlyMap<string, StudioComponent> {
  components ??= readComponents();
  return components;
}

/** What the editor calls its own types. */
const EDITOR_TYPES: Readonly<Record<string, string>> = {
  event: 'Action',
  element: 'Content',
  template: 'Content, once for each item',
};

/** A text that ends with a period. */
function sentence(text: string): string {
  return text.trim().replace(/[^.!?]$/, '$&.');
}

function limits({ minimum, maximum }: ArgumentType): string {
  if (minimum !== undefined && maximum !== undefined) {
    return `From ${minimum} to ${maximum}.`;
  }
  return minimum === undefined ? '' : `At least ${minimum}.`;
}

function visibility({ visible }: ArgumentType): string {
  if (visible instanceof FunctionText) {
    return `Offered when \`${visible.body.replaceAll('"', "'")}\`.`;
  }
  return visible === false ? 'Not in the inspector; read it in expressions.' : '';
}

function binding({ control, onChangeProp, visible, type }: ArgumentType): string {
  if (onChangeProp !== undefined && visible !== false) {
    return 'The component changes it: read it in expressions, it cannot be bound.';
  }
  return control?.bindable === false && type !== 'element' ? 'Cannot be bound.' : '';
}

/** The row of a property, and a section for each object in its value. */
function describeArgument(
  component: string,
  name: string,
  argument: ArgumentType,
): { readonly row: ReferenceRow; readonly sections: readonly ReferenceSection[] } {
  const { schema, default: initial, enum: values, helperText } = argument;
  const value = schema && describeSchema(`${component}.${name}`, schema, 3);
  const own = values?.map((one) => `'${one}'`).join(' | ') ?? EDITOR_TYPES[argument.type];
  const texts = [sentence(helperText), limits(argument), visibility(argument), binding(argument)];
  return {
    row: row({
      name,
      anchor: `property-${name}`,
      type: values || !value ? [{ text: own ?? argument.type }] : value.type,
      defaultValue: initial === undefined ? null : JSON.stringify(initial),
      description: texts.filter(Boolean).join(' '),
    }),
    sections: value?.sections ?? [],
  };
}

const DIRECTIONS = {
  both: 'horizontally and vertically',
  horizontal: 'horizontally',
  vertical: 'vertically',
};

/** A component's built-in behavior, as a list. */
function behaviour(component: StudioComponent): string {
  const { loadingProp, loadingPropSource, errorProp, errorPropSource } = component;
  const { layoutDirection, defaultLayoutHeight, minimumLayoutHeight } = component;
  const listed = (names: readonly string[] | undefined) =>
    names?.map((name) => `\`${name}\``).join(' or ') ?? 'any property';
  const atFirst = defaultLayoutHeight === undefined ? '' : `, ${defaultLayoutHeight} at first`;
  const lines = [
    loadingProp !== undefined &&
      `**Loading:** while the data that ${listed(loadingPropSource)} is bound to loads, Studio sets \`${loadingProp}\`.`,
    errorProp !== undefined &&
      `**Errors:** when the expression that ${listed(errorPropSource)} is bound to fails, the component receives the error in \`${errorProp}\`.`,
    layoutDirection !== undefined &&
      `**Alignment:** can be placed ${DIRECTIONS[layoutDirection]} in its part of the row.`,
    minimumLayoutHeight !== undefined &&
      `**Height:** can be dragged, at least ${minimumLayoutHeight} pixels${atFirst}.`,
  ];
  return lines.flatMap((line) => (line === false ? [] : [`- ${line}`])).join('\n');
}

/**
 * The reference of a component: its properties, the objects in them, what Studio does by itself.
 *
 * @throws Error when there is no such component, with those that there are
 */
export function componentSections(name: string): readonly ReferenceSection[] {
  const component = studioComponents().get(name);
  if (!component) {
    const names = [...studioComponents().keys()].join(', ');
    throw new Error(`unknown component "${name}"; use one of ${names}`);
  }
  const described = Object.entries(component.argTypes).map(([property, argument]) =>
    describeArgument(name, property, argument),
  );
  const text = behaviour(component);
  return [
    section({ title: 'Properties', anchor: 'properties', rows: described.map((one) => one.row) }),
    ...described.flatMap(({ sections }) => sections),
    ...(text === '' ? [] : [section({ title: 'In the editor', anchor: 'in-the-editor', text })]),
  ];
}
