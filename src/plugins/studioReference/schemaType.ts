import type { JSONSchema7, JSONSchema7Definition } from 'json-schema';
import type { TypePiece } from '../reference/model';

/** How to name a type that has a section of its own, and where that section is. */
export interface NamedSchema {
  readonly name: string;
  readonly anchor: string;
}

/** The schema of a definition; `true` and `false` are definitions too, and say nothing. */
export function asSchema(definition: JSONSchema7Definition | undefined): JSONSchema7 {
  return typeof definition === 'object' ? definition : {};
}

/** A value as it is written in code. */
export function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function joined(parts: readonly (readonly TypePiece[])[], separator: string): readonly TypePiece[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{ text: separator }, ...part]));
}

/**
 * What a JSON schema allows, in TypeScript's notation.
 *
 * @param nameOf the type that has a section of its own: by its `$ref`, or by the schema itself
 */
export function schemaType(
  schema: JSONSchema7,
  nameOf: (schema: JSONSchema7) => NamedSchema | null,
): readonly TypePiece[] {
  const named = nameOf(schema);
  if (named) {
    return [{ text: named.name, href: `#${named.anchor}` }];
  }
  if (schema.const !== undefined) {
    return [{ text: literal(schema.const) }];
  }
  if (schema.enum) {
    return [{ text: schema.enum.map(literal).join(' | ') }];
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const types = alternatives.map((one) => schemaType(asSchema(one), nameOf));
    const unique = types.filter(
      (type, index) =>
        types.findIndex((other) => JSON.stringify(other) === JSON.stringify(type)) === index,
    );
    return joined(unique, ' | ');
  }
  if (Array.isArray(schema.type)) {
    return joined(
      schema.type.map((type) => schemaType({ ...schema, type }, nameOf)),
      ' | ',
    );
  }
  switch (schema.type) {
    case 'array': {
      const items = schemaType(
        asSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items),
        nameOf,
      );
      const isUnion = items.some(({ text, href }) => href === undefined && text.includes('|'));
      return isUnion ? [{ text: '(' }, ...items, { text: ')[]' }] : [...items, { text: '[]' }];
    }
    case 'object': {
      const values = schema.additionalProperties;
      return typeof values === 'object'
        ? [{ text: 'Record<string, ' }, ...schemaType(values, nameOf), { text: '>' }]
        : [{ text: 'object' }];
    }
    case 'integer':
      return [{ text: 'number' }];
    case undefined:
      return [{ text: 'any' }];
    default:
      return [{ text: schema.type }];
  }
}
