import type { JSONSchema7, JSONSchema7Definition } from 'json-schema';
import {
  section,
  type ReferenceRow,
  type ReferenceSection,
  type TypePiece,
} from '../reference/model';
import { asSchema, literal, schemaType, type NamedSchema } from './schemaType';

/** Whether a schema describes an object by its fields. */
function hasFields(schema: JSONSchema7): boolean {
  return schema.properties !== undefined && Object.keys(schema.properties).length > 0;
}

/** A row for each field of an object. */
function fieldRows(
  schema: JSONSchema7,
  prefix: string,
  nameOf: (schema: JSONSchema7) => NamedSchema | null,
): readonly ReferenceRow[] {
  return Object.entries(schema.properties ?? {}).map(([name, definition]) => {
    const field = asSchema(definition);
    return {
      name,
      anchor: `field-${prefix}-${name.replace(/\W/g, '')}`,
      type: schemaType(field, nameOf),
      defaultValue: field.default === undefined ? null : literal(field.default),
      isRequired: schema.required?.includes(name) === true,
      deprecation: null,
      description: field.description ?? '',
    };
  });
}

/** Objects within a schema that are described by their fields, with the path that leads to each. */
function innerObjects(
  definition: JSONSchema7Definition | undefined,
  path: string,
): readonly { readonly path: string; readonly schema: JSONSchema7 }[] {
  if (typeof definition !== 'object') {
    return [];
  }
  const { properties = {}, items, additionalProperties, anyOf, oneOf } = definition;
  const choices = (anyOf ?? oneOf ?? []).flatMap((choice) => {
    const kind = asSchema(asSchema(choice).properties?.kind).const;
    return innerObjects(choice, typeof kind === 'string' ? `${path}(${kind})` : path);
  });
  return [
    ...(hasFields(definition) ? [{ path, schema: definition }] : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      innerObjects(field, `${path}.${name}`),
    ),
    ...(Array.isArray(items) ? [] : innerObjects(items, `${path}[]`)),
    ...innerObjects(additionalProperties, `${path}.*`),
    ...choices,
  ];
}

/** The id of a section about an object within another. */
function anchorOf(path: string): string {
  return path.replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '');
}

/** What to call an object in the type of another: by the kind that tells it from its siblings. */
function objectName(path: string): string {
  const kind = /\((\w+)\)$/.exec(path)?.[1];
  return kind === undefined ? 'object' : `${kind} object`;
}

/** A schema, described: its type in a line, and a section for each object in it. */
export interface DescribedSchema {
  readonly type: readonly TypePiece[];
  readonly sections: readonly ReferenceSection[];
}

/**
 * Describes a schema and every object in it; the sections link to one another.
 *
 * @param name of the schema: the title of the outermost object's section
 * @param depth of that section's heading
 * @param nameOfReference a type that is described elsewhere in the page, by its `$ref`
 */
export function describeSchema(
  name: string,
  schema: JSONSchema7,
  depth: 2 | 3,
  nameOfReference: (reference: string) => NamedSchema | null = () => null,
): DescribedSchema {
  const objects = innerObjects(schema, name);
  const nameOf = (candidate: JSONSchema7): NamedSchema | null => {
    if (candidate.$ref !== undefined) {
      return nameOfReference(candidate.$ref);
    }
    const found = objects.find((object) => object.schema === candidate);
    return found ? { name: objectName(found.path), anchor: anchorOf(found.path) } : null;
  };
  return {
    type: schemaType(schema, nameOf),
    sections: objects.map((object) =>
      section({
        title: object.path,
        anchor: anchorOf(object.path),
        depth: object.schema === schema ? depth : 3,
        text: object.schema.description ?? '',
        rows: fieldRows(object.schema, anchorOf(object.path), nameOf),
      }),
    ),
  };
}
