import type { JSONSchema7 } from 'json-schema';
import { zodToJsonSchema } from 'zod-to-json-schema';
import { META } from '../../../vendor/toolpad-studio/schema';
import type { ReferenceSection } from '../reference/model';
import { section } from '../reference/model';
import { describeSchema } from './jsonSchema';
import type { NamedSchema } from './schemaType';

/** A kind of file that Studio writes, and where. */
export interface FileKind {
  /** As its `kind` field says. */
  readonly kind: 'application' | 'page' | 'theme';
  readonly file: string;
  readonly title: 'Application' | 'Page' | 'Theme';
}

/** The files of an app that Studio reads and writes, whose schema it has. */
export const FILE_KINDS: readonly FileKind[] = [
  { kind: 'application', file: 'toolpad/application.yml', title: 'Application' },
  { kind: 'page', file: 'toolpad/pages/<name>/page.yml', title: 'Page' },
  { kind: 'theme', file: 'toolpad/theme.yml', title: 'Theme' },
];

const DEFINITIONS = '#/definitions/';

/**
 * The schema of a kind of file, as JSON Schema: Studio's own, which it checks every file with.
 * Shared types stand in `definitions`.
 */
export function fileSchema({ title }: Pick<FileKind, 'title'>): JSONSchema7 {
  return zodToJsonSchema(META.schemas[title], {
    definitions: META.definitions,
  }) as JSONSchema7;
}

function definitionName(reference: string): NamedSchema | null {
  const name = reference.startsWith(DEFINITIONS) ? reference.slice(DEFINITIONS.length) : '';
  return Object.hasOwn(META.definitions, name) ? { name, anchor: name } : null;
}

/** The reference of one kind of file. */
export function fileSections(kind: FileKind): readonly ReferenceSection[] {
  const schema = fileSchema(kind);
  return describeSchema(kind.title, schema, 2, definitionName).sections.map((part) =>
    part.anchor === kind.title ? { ...part, text: `\`${kind.file}\`` } : part,
  );
}

/** A shared type: the fields of an object, or else the type written out. */
function sharedType(name: string, definition: JSONSchema7): readonly ReferenceSection[] {
  const { type, sections } = describeSchema(name, definition, 3, definitionName);
  return sections.some(({ anchor }) => anchor === name)
    ? sections
    : [
        section({ title: name, anchor: name, depth: 3, text: definition.description, type }),
        ...sections,
      ];
}

/** The reference of the types that several kinds of files share. */
export function sharedSections(): readonly ReferenceSection[] {
  const { definitions = {} } = fileSchema({ title: 'Page' });
  return [
    section({
      title: 'Shared types',
      anchor: 'shared-types',
      text: 'Types that the files above lead to.',
    }),
    ...Object.entries(definitions).flatMap(([name, definition]) =>
      typeof definition === 'object' ? sharedType(name, definition) : [],
    ),
  ];
}
