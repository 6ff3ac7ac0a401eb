import type { JSONSchema7, JSONSchema7Definition } from 'json-schema';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { META } from '../../../../../vendor/toolpad-studio/schema';
import { row, section, type ReferenceSection, type TypePiece } from '../sections';

/** A link to a schema that has its own section; otherwise `null`. */
type LinkOf = (schema: JSONSchema7) => TypePiece | null;

/** A definition as a schema; the definitions `true` and `false` become empty schemas. */
function asSchema(definition: JSONSchema7Definition | undefined): JSONSchema7 {
  return typeof definition === 'object' ? definition : {};
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function union(types: readonly (readonly TypePiece[])[]): readonly TypePiece[] {
  const unique = new Map(types.map((type) => [JSON.stringify(type), type]));
  return [...unique.values()].flatMap((type, index) =>
    index === 0 ? type : [{ text: ' | ' }, ...type],
  );
}

function arrayOf(items: readonly TypePiece[]): readonly TypePiece[] {
  const isUnion = items.some(({ text, href }) => href === undefined && text.includes('|'));
  return isUnion ? [{ text: '(' }, ...items, { text: ')[]' }] : [...items, { text: '[]' }];
}

/** A schema's type in TypeScript notation. */
function schemaType(
  definition: JSONSchema7Definition | undefined,
  linkOf: LinkOf,
): readonly TypePiece[] {
  const schema = asSchema(definition);
  const typeOf = (inner: JSONSchema7Definition | undefined) => schemaType(inner, linkOf);
  const { type, items, additionalProperties: values } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  const link = linkOf(schema);
  if (link) {
    return [link];
  }
  if (schema.const !== undefined) {
    return [{ text: literal(schema.const) }];
  }
  if (schema.enum) {
    return [{ text: schema.enum.map(literal).join(' | ') }];
  }
  if (alternatives) {
    return union(alternatives.map(typeOf));
  }
  if (Array.isArray(type)) {
    return union(type.map((one) => typeOf({ ...schema, type: one })));
  }
  if (type === 'array') {
    return arrayOf(typeOf(Array.isArray(items) ? items[0] : items));
  }
  if (type === 'object' && typeof values === 'object') {
    return [{ text: 'Record<string, ' }, ...typeOf(values), { text: '>' }];
  }
  return [{ text: type === 'integer' ? 'number' : (type ?? 'any') }];
}

/** The objects with fields in a schema, each with its path. */
function innerObjects(
  definition: JSONSchema7Definition | undefined,
  path: string,
): readonly { readonly path: string; readonly schema: JSONSchema7 }[] {
  if (typeof definition !== 'object') {
    return [];
  }
  const { properties = {}, items, additionalProperties, anyOf, oneOf } = definition;
  const fields = Object.entries(properties);
  return [
    ...(fields.length > 0 ? [{ path, schema: definition }] : []),
    ...fields.flatMap(([name, field]) => innerObjects(field, `${path}.${name}`)),
    ...(Array.isArray(items) ? [] : innerObjects(items, `${path}[]`)),
    ...innerObjects(additionalProperties, `${path}.*`),
    ...(anyOf ?? oneOf ?? []).flatMap((choice) => {
      const kind = asSchema(asSchema(choice).properties?.kind).const;
      return innerObjects(choice, typeof kind === 'string' ? `${path}(${kind})` : path);
    }),
  ];
}

function anchorOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-+|-+$/g, '');
}

/**
 * Describes a schema as a one-line type and, linked to it, a section for each object in it.
 *
 * @param name title of the outermost object's section
 * @param linkOfReference links a `$ref` to a type that the page describes elsewhere
 */
export function describeSchema(
  name: string,
  schema: JSONSchema7,
  depth: 2 | 3,
  linkOfReference: (reference: string) => TypePiece | null = () => null,
): { readonly type: readonly TypePiece[]; readonly sections: readonly ReferenceSection[] } {
  const objects = innerObjects(schema, name);
  const linkOf: LinkOf = (candidate) => {
    if (candidate.$ref !== undefined) {
      return linkOfReference(candidate.$ref);
    }
    const path = objects.find((object) => object.schema === candidate)?.path;
    // Inside another type, its kind distinguishes an object from its siblings.
    const [, kind = ''] = /\((\w+)\)$/.exec(path ?? '') ?? [];
    return path === undefined
      ? null
      : { text: `${kind} object`.trim(), href: `#${anchorOf(path)}` };
  };
  const sections = objects.map((object) => {
    const anchor = anchorOf(object.path);
    const { description: text = '', properties = {}, required = [] } = object.schema;
    const rows = Object.entries(properties).map(([field, definition]) => {
      const { default: initial, description = '' } = asSchema(definition);
      return row({
        name: field,
        anchor: `field-${anchor}-${field.replace(/\W/g, '')}`,
        type: schemaType(definition, linkOf),
        defaultValue: initial === undefined ? null : literal(initial),
        isRequired: required.includes(field),
        description,
      });
    });
    const level = object.schema === schema ? depth : 3;
    return section({ title: object.path, anchor, depth: level, text, rows });
  });
  return { type: schemaType(schema, linkOf), sections };
}

/** An app's files with a schema, by their field `kind`. */
export const FILE_KINDS = [
  { kind: 'application', file: 'toolpad/application.yml', title: 'Application' },
  { kind: 'page', file: 'toolpad/pages/<name>/page.yml', title: 'Page' },
  { kind: 'theme', file: 'toolpad/theme.yml', title: 'Theme' },
] as const;

/** The JSON Schema of a kind of file; shared types are in its `definitions`. */
export function fileSchema({ title }: Pick<(typeof FILE_KINDS)[number], 'title'>): JSONSchema7 {
  return zodToJsonSchema(META.schemas[title], { definitions: META.definitions }) as JSONSchema7;
}

/** The link to a shared type, by its `$ref`. */
function sharedLink(reference: string): TypePiece | null {
  const [, name = ''] = /^#\/definitions\/(.*)/.exec(reference) ?? [];
  return Object.hasOwn(META.definitions, name) ? { text: name, href: `#${name}` } : null;
}

/** A shared type: its fields, or else its type. */
function sharedType(name: string, definition: JSONSchema7): readonly ReferenceSection[] {
  const { type, sections } = describeSchema(name, definition, 3, sharedLink);
  const text = definition.description ?? '';
  return sections.some(({ anchor }) => anchor === name)
    ? sections
    : [section({ title: name, anchor: name, depth: 3, text, type }), ...sections];
}

/** The reference of a kind of file, or of the `shared` types; throws with the known kinds. */
export function fileSections(name: string): readonly ReferenceSection[] {
  if (name === 'shared') {
    const { definitions = {} } = fileSchema({ title: 'Page' });
    const text = 'Types that the files above use.';
    return [
      section({ title: 'Shared types', text }),
      ...Object.entries(definitions).flatMap(([type, definition]) =>
        sharedType(type, asSchema(definition)),
      ),
    ];
  }
  const found = FILE_KINDS.find(({ kind }) => kind === name);
  if (!found) {
    const kinds = FILE_KINDS.map(({ kind }) => kind).join(', ');
    throw new Error(`unknown kind of file "${name}"; use one of ${kinds}, shared`);
  }
  const { title, file } = found;
  return describeSchema(title, fileSchema(found), 2, sharedLink).sections.map((part) =>
    part.anchor === title ? { ...part, text: `\`${file}\`` } : part,
  );
}
