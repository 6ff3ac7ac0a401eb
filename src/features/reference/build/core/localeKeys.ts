import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { moduleOf, type Declarations } from '../declarations';
import type { ReferencePage } from '../pages';
import type { ReferenceRow } from '../sections';
import type { TypeWriter } from '../typeWriter';

/** The interface with a member per locale key; throws if the package no longer exports it. */
export function findLocaleText({ exports }: Declarations): ts.InterfaceDeclaration {
  const declaration = exports.get('LocaleText')?.symbol.declarations?.[0];
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
    throw new Error('the package no longer exports the interface LocaleText');
  }
  return declaration;
}

/** The shape of the package's English texts. */
const LOCALE = z.object({
  default: z.object({
    components: z.object({
      MuiLocalizationProvider: z.object({
        defaultProps: z.object({ localeText: z.record(z.unknown()) }),
      }),
    }),
  }),
});

/** The English text of each locale key. */
function readEnglishTexts(root: string): Readonly<Record<string, unknown>> {
  const file = path.join(root, 'locales/en.js');
  const locale = LOCALE.safeParse(createRequire(file)(file));
  if (!locale.success) {
    throw new Error(`no English texts in ${file}: ${locale.error.message}`);
  }
  return locale.data.default.components.MuiLocalizationProvider.defaultProps.localeText;
}

/** The modules that read each locale key, such as `Crud/List`, sorted. */
function readLocaleKeyReaders(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = path.join(root, 'esm');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const readers = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const module = file.slice(0, -'.js'.length).split(path.sep).join('/');
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, key = ''] of source.matchAll(/\b\w*ocaleText\??\.(\w+)/g)) {
      readers.set(key, (readers.get(key) ?? new Set()).add(module));
    }
  }
  return readers;
}

/** A text for a table; functions are called with `…`. */
function showText(text: unknown): string {
  return String(typeof text === 'function' ? (text as (value: string) => unknown)('…') : text);
}

/**
 * Creates a function that lists the locale keys a module reads, with their English texts; for the
 * module that declares them, all keys with the components that show them.
 */
export function createLocaleRows(
  writer: TypeWriter,
  pageOf: (module: string) => ReferencePage | undefined,
): (module: string) => readonly ReferenceRow[] {
  const { root } = writer.declarations;
  const localeText = findLocaleText(writer.declarations);
  const texts = readEnglishTexts(root);
  const readers = readLocaleKeyReaders(root);
  const home = moduleOf(localeText, writer.declarations);
  const rows = writer
    .memberRows(localeText, 'locale')
    .map((row) => ({ ...row, isRequired: false, defaultValue: showText(texts[row.name]) }));
  const shownBy = (key: string): string => {
    const components = [...(readers.get(key) ?? [])].map((module) => {
      const page = pageOf(module);
      return page ? `[\`${page.name}\`](${page.address})` : `\`${path.posix.basename(module)}\``;
    });
    return components.length > 0
      ? `Shown by ${[...new Set(components)].join(', ')}.`
      : 'Not shown in this version.';
  };
  const described = rows.map((row) => ({
    ...row,
    description: `${row.description} ${shownBy(row.name)}`.trim(),
  }));
  return (module) =>
    module === home ? described : rows.filter(({ name }) => readers.get(name)?.has(module));
}
