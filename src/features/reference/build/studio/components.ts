import fs from 'node:fs';
import path from 'node:path';
import type { JSONSchema7 } from 'json-schema';
import ts from 'typescript';
import { createOwnProgram, exportsOf, originOf, packageRoot } from '../declarations';
import { row, section, type ReferenceSection } from '../sections';
import { describeSchema } from './schemas';

/** The initializer of a symbol, behind imports and re-exports. */
function initializerOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker) {
  const declaration = symbol && originOf(symbol, checker).declarations?.[0];
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** The expression that a module, read and not run, exports under a name; throws if none. */
export function findExport(program: ts.Program, file: string, name: string): ts.Expression {
  const initializer = initializerOf(exportsOf(program, file).get(name), program.getTypeChecker());
  if (!initializer) {
    throw new Error(`${file}: no export "${name}" with a value`);
  }
  return initializer;
}

/** A function, represented by the source of its return value. */
interface FunctionText {
  readonly body: string;
}

const KEYWORDS = new Map(Object.entries({ true: true, false: false, null: null, undefined }));

/** Evaluates literals and constants, functions as `FunctionText`; throws for other code. */
export function evaluate(expression: ts.Node, checker: ts.TypeChecker): unknown {
  const valueOf = (node: ts.Node) => evaluate(node, checker);
  if (ts.isStringLiteralLike(expression)) {
    return expression.text;
  }
  if (ts.isNumericLiteral(expression)) {
    return Number(expression.text);
  }
  if (ts.isArrayLiteralExpression(expression)) {
    return expression.elements.map(valueOf);
  }
  if (ts.isObjectLiteralExpression(expression)) {
    return Object.assign({}, ...expression.properties.map(valueOf)) as unknown;
  }
  if (ts.isSpreadAssignment(expression)) {
    return valueOf(expression.expression);
  }
  if (ts.isPropertyAssignment(expression) && !ts.isComputedPropertyName(expression.name)) {
    return { [expression.name.text]: valueOf(expression.initializer) };
  }
  if (ts.isShorthandPropertyAssignment(expression)) {
    const value = initializerOf(checker.getShorthandAssignmentValueSymbol(expression), checker);
    return { [expression.name.text]: valueOf(value ?? expression.name) };
  }
  if (ts.isArrowFunction(expression)) {
    return { body: expression.body.getText() } satisfies FunctionText;
  }
  const text = expression.getText();
  if (KEYWORDS.has(text)) {
    return KEYWORDS.get(text);
  }
  const value = initializerOf(checker.getSymbolAtLocation(expression), checker);
  if (!value) {
    throw new Error(`${expression.getSourceFile().fileName}: "${text}" is not a constant`);
  }
  return valueOf(value);
}

/** A property of a Studio component, as declared by the package. */
interface ArgumentType {
  readonly type: string;
  readonly helperText: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly schema?: JSONSchema7;
  readonly onChangeProp?: string;
  readonly control?: { readonly type: string; readonly bindable?: boolean };
  /** When the inspector offers it; always, if omitted. */
  readonly visible?: boolean | FunctionText;
}

/** A Studio component, as declared by the package. */
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
  const component = evaluate(config, program.getTypeChecker()) as StudioComponent;
  for (const [name, argument] of Object.entries(component.argTypes)) {
    const { type, helperText } = argument as Partial<ArgumentType>;
    if (typeof type !== 'string' || typeof helperText !== 'string') {
      throw new Error(`${file}: the property ${name} has no type or no helperText`);
    }
  }
  return component;
}

let components: ReadonlyMap<string, StudioComponent> | null = null;

/** Studio's components by name, from the installed package; throws if it is built differently. */
export function studioComponents(): ReadonlyMap<string, StudioComponent> {
  if (!components) {
    const dist = path.join(packageRoot('@toolpad/studio-components'), 'dist');
    const files = fs.readdirSync(dist).filter((file) => /^[A-Z]\w*\.js$/.test(file));
    const paths = files.sort().map((file) => path.join(dist, file));
    const program = createOwnProgram(paths, /^@toolpad\/studio-runtime(?:\/|$)/);
    components = new Map(
      paths.map((file) => [path.basename(file, '.js'), readComponent(file, program)]),
    );
  }
  return components;
}

/** The editor's own types, as shown to readers. */
const EDITOR_TYPES: Readonly<Record<string, string>> = {
  event: 'Action',
  element: 'Content',
  template: 'Content, once for each item',
};

/** A property's purpose, limits and behavior in the editor, in sentences. */
function describeProperty(argument: ArgumentType): string {
  const { helperText, type, minimum, maximum, visible, control, onChangeProp } = argument;
  const isChanged = onChangeProp !== undefined && visible !== false;
  const sentences = [
    helperText.trim().replace(/[^.!?]$/, '$&.'),
    minimum !== undefined &&
      (maximum === undefined ? `At least ${minimum}.` : `From ${minimum} to ${maximum}.`),
    typeof visible === 'object' && `Offered when \`${visible.body.replaceAll('"', "'")}\`.`,
    visible === false && 'Not in the inspector; read it in expressions.',
    isChanged && 'The component changes it: read it in expressions. It cannot be bound.',
    !isChanged && control?.bindable === false && type !== 'element' && 'Cannot be bound.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A component's built-in behavior, as a list. */
function behavior(component: StudioComponent): string {
  const { loadingProp, loadingPropSource, errorProp, errorPropSource } = component;
  const { layoutDirection, defaultLayoutHeight, minimumLayoutHeight } = component;
  const listed = (names: readonly string[] | undefined) =>
    names
      ?.filter((name) => component.argTypes[name]?.onChangeProp === undefined)
      // Columns are listed in a dialog, which takes no expression.
      .filter((name) => component.argTypes[name]?.control?.type !== 'GridColumns')
      .map((name) => `\`${name}\``)
      .join(' or ') ?? 'any property';
  const directions =
    layoutDirection === 'both' ? 'horizontally and vertically' : `${layoutDirection}ly`;
  const atFirst = defaultLayoutHeight === undefined ? '' : `, ${defaultLayoutHeight} at first`;
  const lines = [
    loadingProp !== undefined &&
      `**Loading:** while the data bound to ${listed(loadingPropSource)} is loading, Studio sets \`${loadingProp}\`.`,
    errorProp !== undefined &&
      `**Errors:** when the expression bound to ${listed(errorPropSource)} fails, the component shows the error.`,
    layoutDirection !== undefined &&
      `**Alignment:** can be aligned ${directions} in its part of the row.`,
    minimumLayoutHeight !== undefined &&
      `**Height:** can be dragged, at least ${minimumLayoutHeight} pixels${atFirst}.`,
  ];
  return lines.flatMap((line) => (line === false ? [] : [`- ${line}`])).join('\n');
}

/** The reference of a component; throws with the known names if there is none. */
export function componentSections(name: string): readonly ReferenceSection[] {
  const component = studioComponents().get(name);
  if (!component) {
    const names = [...studioComponents().keys()].join(', ');
    throw new Error(`unknown component "${name}"; use one of ${names}`);
  }
  const inner: ReferenceSection[] = [];
  const rows = Object.entries(component.argTypes).map(([property, argument]) => {
    const { type, schema, default: initial, enum: values } = argument;
    const value = schema && describeSchema(`${name}.${property}`, schema, 3);
    inner.push(...(value?.sections ?? []));
    const own = values?.map((one) => `'${one}'`).join(' | ') ?? EDITOR_TYPES[type] ?? type;
    return row({
      name: property,
      anchor: `property-${property}`,
      type: value && !values ? value.type : [{ text: own }],
      defaultValue: initial === undefined ? null : JSON.stringify(initial),
      description: describeProperty(argument),
    });
  });
  return [
    section({ title: 'Properties', rows }),
    ...inner,
    section({ title: 'Behavior', text: behavior(component) }),
  ];
}
