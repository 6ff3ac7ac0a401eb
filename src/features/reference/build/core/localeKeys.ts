import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { moduleOf, type Declarations } from '../declarations';
import { memberRow, membersOf, type WriteType } from '../members';
import type { ReferencePage } from '../pages';
import type { ReferenceRow } from '../sections';

/**
 * The type with a member for each locale key.
 *
 * @throws Error when the package no longer exports it
 */
export function findLocaleText({ exports }: Declarations): ts.InterfaceDeclaration {
  const declaration = exports.get('LocaleText')?.symbol.declarations?.[0];
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
    throw new Error('the package no longer exports the interface LocaleText');
  }
  return declaration;
}

/** Where the package keeps its English texts. */
const LOCALE = z.object({
  default: z.object({
    components: z.object({
      MuiLocalizationProvider: z.object({
        defaultProps: z.object({ localeText: z.record(z.unknown()) }),
      }),
    }),
  }),
});

/** The English text of each locale key, as the package ships it. */
function readEnglishTexts(root: string): Readonly<Record<string, unknown>> {
  const file = path.join(root, 'locales/en.js');
  const locale = LOCALE.safeParse(createRequire(path.join(root, 'package.json'))(file));
  if (!locale.success) {
    throw new Error(`no English texts in ${file}: ${locale.error.message}`);
  }
  return locale.data.default.components.MuiLocalizationProvider.defaultProps.localeText;
}

/** The modules that read each locale key, such as `Crud/List`, sorted. */
function readLocaleKeyReaders(root: string): ReadonlyMap<string, readonly string[]> {
  const files = fs.readdirSync(path.join(root, 'esm'), { recursive: true, encoding: 'utf8' });
  const readers = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const module = file.slice(0, -'.js'.length).split(path.sep).join('/');
    const source = fs.readFileSync(path.join(root, 'esm', file), 'utf8');
    const keys = [...source.matchAll(/\b\w*ocaleText\??\.(\w+)/g)].map(([, key = '']) => key);
    for (const key of new Set(keys)) {
      readers.set(key, [...(readers.get(key) ?? []), module]);
    }
  }
  return readers;
}

/** An English text as shown in a table: for a function, its result for `…`. */
function showText(text: unknown): string {
  return String(typeof text === 'function' ? (text as (value: string) => unknown)('…') : text);
}

interface Source {
  readonly declarations: Declarations;
  /** The page that documents a module. */
  readonly pageOf: (module: string) => ReferencePage | undefined;
  readonly localeText: ts.InterfaceDeclaration;
  readonly write: WriteType;
}

/**
 * Lists the locale keys that a module reads, with their English texts. For the module that declares the
 * keys it lists all of them, with the components that show each.
 *
 * @returns a function from a module to its rows
 */
export function createLocaleRows({
  declarations,
  pageOf,
  localeText,
  write,
}: Source): (module: string) => readonly ReferenceRow[] {
  const texts = readEnglishTexts(declarations.root);
  const readers = readLocaleKeyReaders(declarations.root);
  const home = moduleOf(localeText, declarations);
  const rows = membersOf(localeText, declarations).members.map((member) => {
    const row = memberRow(member, 'locale', write);
    return { ...row, isRequired: false, defaultValue: showText(texts[row.name]) };
  });
  const shownBy = (key: string): string => {
    const components = (readers.get(key) ?? []).map((module) => {
      const page = pageOf(module);
      return page ? `[\`${page.name}\`](${page.address})` : `\`${path.posix.basename(module)}\``;
    });
    return components.length > 0
      ? `Shown by ${[...new Set(components)].join(', ')}.`
      : 'Not shown in this version.';
  };
  return (module) =>
    module === home
      ? rows.map((row) => ({
          ...row,
          description: `${row.description} ${shownBy(row.name)}`.trim(),
        }))
      : rows.filter((row) => readers.get(row.name)?.includes(module) === true);
}
