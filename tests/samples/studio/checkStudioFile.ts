import Ajv, { type ErrorObject } from 'ajv';
import { isMap, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { studioComponents } from '../../../src/features/reference/build/studio/components';
import { FILE_KINDS, fileSchema } from '../../../src/features/reference/build/studio/schemas';

/** A problem in a file of a Studio app, and its line, counted from 0. */
export interface FileProblem {
  readonly index: number;
  readonly message: string;
}

type Path = readonly (string | number)[];

const ajv = new Ajv({ allErrors: true, strict: false });
const validators = new Map(FILE_KINDS.map((kind) => [kind.kind, ajv.compile(fileSchema(kind))]));

/** Schema errors as messages; alternatives that do not match are omitted. */
function schemaMessages(errors: readonly ErrorObject[]): readonly { path: Path; text: string }[] {
  return errors
    .filter(({ keyword }) => keyword !== 'anyOf')
    .map(({ instancePath, message = '', params, keyword }) => {
      const path = instancePath
        .split('/')
        .slice(1)
        .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      const { additionalProperty } = params as { additionalProperty?: string };
      return keyword === 'additionalProperties' && additionalProperty !== undefined
        ? { path: [...path, additionalProperty], text: `no such field: "${additionalProperty}"` }
        : { path, text: message };
    });
}

interface Element {
  readonly component?: unknown;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Arguments that the editor writes on every row although the package does not declare them. */
const UNDECLARED: Readonly<Record<string, readonly string[]>> = { PageRow: ['justifyContent'] };

/** Reports arguments that a component does not declare. */
function argumentMessages(element: Element, path: Path): { path: Path; text: string }[] {
  const name = String(element.component);
  if (name.startsWith('codeComponent.')) {
    return [];
  }
  const component = studioComponents().get(name);
  if (!component) {
    return [{ path: [...path, 'component'], text: `no component is called ${name}` }];
  }
  return Object.keys(element.props ?? {})
    .filter((prop) => !Object.hasOwn(component.argTypes, prop))
    .filter((prop) => UNDECLARED[name]?.includes(prop) !== true)
    .map((prop) => ({ path: [...path, 'props', prop], text: `${name} has no property "${prop}"` }));
}

/** Reports elements anywhere in a page: in its content, in children and templates. */
function elementMessages(value: unknown, path: Path): readonly { path: Path; text: string }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => elementMessages(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const isElement = 'component' in value && 'name' in value;
  const inside = Object.entries(value).flatMap(([key, child]) =>
    elementMessages(child, [...path, key]),
  );
  return isElement ? [...argumentMessages(value, path), ...inside] : inside;
}

function lineOf(document: Document, lines: LineCounter, path: Path): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const node = isMap(parent)
    ? parent.items.find(({ key }) => String(key) === String(last))?.key
    : isSeq(parent)
      ? parent.items[Number(last)]
      : document.contents;
  const offset = (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? 0;
  return Math.max(lines.linePos(offset).line - 1, 0);
}

/**
 * Checks a YAML file of a Studio app against Studio's schema, and the arguments of its components
 * against their declarations.
 *
 * @returns nothing for a file of another program, such as a host's configuration
 */
export function checkStudioFile(text: string): readonly FileProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const content: unknown = document.toJS();
  if (typeof content !== 'object' || content === null || !('apiVersion' in content)) {
    return [];
  }
  const { kind } = content as { kind?: unknown };
  const validate = validators.get(kind as 'page');
  if (!validate) {
    const kinds = [...validators.keys()].join(', ');
    return [{ index: 0, message: `no kind of file is called ${String(kind)}; there are ${kinds}` }];
  }
  validate(content);
  const messages = [...schemaMessages(validate.errors ?? []), ...elementMessages(content, [])];
  return messages.map(({ path, text: message }) => ({
    index: lineOf(document, lines, path),
    message: `${path.join('.')}: ${message}`,
  }));
}
