import fs from 'node:fs';
import path from 'node:path';
import type { JSONSchema7 } from 'json-schema';
import ts from 'typescript';
import { createOwnProgram, packageRoot } from '../declarations';
import { row, section, type ReferenceRow, type ReferenceSection } from '../sections';
import { evaluate, findExport, FunctionText, type Constant } from './constants';
import { describeSchema } from './schemas';

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

/** What Studio does with a component by itself, as a list. */
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
