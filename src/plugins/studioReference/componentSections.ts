import {
  section,
  type ReferenceRow,
  type ReferenceSection,
  type TypePiece,
} from '../reference/model';
import type { ArgumentType, StudioComponent } from './components';
import { ReturnedExpression } from './constants';
import { describeSchema, type DescribedSchema } from './jsonSchema';

/** What the editor offers for a type of its own. */
const EDITOR_TYPES: Readonly<Record<string, string>> = {
  event: 'Action',
  element: 'Content',
  template: 'Content, once for each item',
};

/** A component's property whose value has a schema of its own. */
function describeValue(component: string, name: string, { schema }: ArgumentType): DescribedSchema {
  return schema ? describeSchema(`${component}.${name}`, schema, 3) : { type: [], sections: [] };
}

function argumentType(component: string, name: string, argument: ArgumentType): TypePiece[] {
  if (argument.enum) {
    return [{ text: argument.enum.map((value) => `'${value}'`).join(' | ') }];
  }
  const { type } = describeValue(component, name, argument);
  return type.length > 0 ? [...type] : [{ text: EDITOR_TYPES[argument.type] ?? argument.type }];
}

function limits({ minimum, maximum }: ArgumentType): string {
  if (minimum !== undefined && maximum !== undefined) {
    return `From ${minimum} to ${maximum}.`;
  }
  return minimum === undefined ? '' : `At least ${minimum}.`;
}

function offered({ visible }: ArgumentType): string {
  if (visible instanceof ReturnedExpression) {
    return `Offered when \`${visible.text.replaceAll('"', "'")}\`.`;
  }
  return visible === false ? 'Not in the inspector; read it in expressions.' : '';
}

function bindable({ control, onChangeProp, visible, type }: ArgumentType): string {
  if (onChangeProp !== undefined && visible !== false) {
    return 'The component changes it: read it in expressions, it cannot be bound.';
  }
  return control?.bindable === false && type !== 'element' ? 'Cannot be bound.' : '';
}

/** A text that ends as a sentence does. */
function sentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}

function argumentRow(component: string, name: string, argument: ArgumentType): ReferenceRow {
  const { default: initial, helperText } = argument;
  const remarks = [limits(argument), offered(argument), bindable(argument)];
  return {
    name,
    anchor: `property-${name}`,
    type: argumentType(component, name, argument),
    defaultValue: initial === undefined ? null : JSON.stringify(initial),
    isRequired: false,
    deprecation: null,
    description: [sentence(helperText), ...remarks].filter((text) => text !== '').join(' '),
  };
}

function listed(names: readonly string[] | undefined): string {
  return names ? names.map((name) => `\`${name}\``).join(' or ') : 'any property';
}

/** What Studio does with a component by itself. */
function behaviour(component: StudioComponent): readonly string[] {
  const { loadingProp, loadingPropSource, errorProp, errorPropSource } = component;
  const { layoutDirection, defaultLayoutHeight, minimumLayoutHeight } = component;
  const directions = {
    both: 'horizontally and vertically',
    horizontal: 'horizontally',
    vertical: 'vertically',
  };
  return [
    loadingProp === undefined
      ? ''
      : `**Loading:** while the data that ${listed(loadingPropSource)} is bound to loads, Studio sets \`${loadingProp}\`.`,
    errorProp === undefined
      ? ''
      : `**Errors:** when the expression that ${listed(errorPropSource)} is bound to fails, the component receives the error in \`${errorProp}\`.`,
    layoutDirection === undefined
      ? ''
      : `**Alignment:** can be placed ${directions[layoutDirection]} in its part of the row.`,
    minimumLayoutHeight === undefined
      ? ''
      : `**Height:** can be dragged, at least ${minimumLayoutHeight} pixels${defaultLayoutHeight === undefined ? '' : `, ${defaultLayoutHeight} at first`}.`,
  ].filter((line) => line !== '');
}

/** The reference of a component: its properties, the objects in them, what Studio does by itself. */
export function componentSections(component: StudioComponent): readonly ReferenceSection[] {
  const argumentsOf = Object.entries(component.argTypes);
  const lines = behaviour(component);
  return [
    section({
      title: 'Properties',
      anchor: 'properties',
      rows: argumentsOf.map(([name, argument]) => argumentRow(component.name, name, argument)),
    }),
    ...argumentsOf.flatMap(
      ([name, argument]) => describeValue(component.name, name, argument).sections,
    ),
    ...(lines.length > 0
      ? [
          section({
            title: 'In the editor',
            anchor: 'in-the-editor',
            text: lines.map((line) => `- ${line}`).join('\n'),
          }),
        ]
      : []),
  ];
}
