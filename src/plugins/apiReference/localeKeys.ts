import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Follows a path of names into a module's value. */
function dig(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

/**
 * The English text of each locale key, as the package ships it.
 *
 * @param root the package's folder
 * @throws Error when its English locale is not where it was
 */
export function readEnglishTexts(root: string): ReadonlyMap<string, unknown> {
  const file = path.join(root, 'locales/en.js');
  const locale: unknown = createRequire(path.join(root, 'package.json'))(file);
  const texts = dig(locale, [
    'default',
    'components',
    'MuiLocalizationProvider',
    'defaultProps',
    'localeText',
  ]);
  if (!isRecord(texts)) {
    throw new Error(`API reference: no English texts in ${file}`);
  }
  return new Map(Object.entries(texts));
}

/**
 * The locale keys that a module reads.
 *
 * @param module such as `Crud/List`
 * @returns names in the order of their first use
 */
export function readUsedLocaleKeys(root: string, module: string): readonly string[] {
  const source = fs.readFileSync(path.join(root, 'esm', `${module}.js`), 'utf8');
  const uses = source.matchAll(/\b\w*ocaleText\??\.(\w+)/g);
  return [...new Set([...uses].map(([, key = '']) => key))];
}

/**
 * The modules that read each locale key.
 *
 * @returns keys to modules such as `Crud/List`, by name; a key that nothing reads is missing
 */
export function readLocaleKeyReaders(root: string): ReadonlyMap<string, readonly string[]> {
  const modules = fs
    .readdirSync(path.join(root, 'esm'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.slice(0, -'.js'.length).split(path.sep).join('/'))
    .sort();
  const readers = new Map<string, readonly string[]>();
  for (const module of modules) {
    for (const key of readUsedLocaleKeys(root, module)) {
      readers.set(key, [...(readers.get(key) ?? []), module]);
    }
  }
  return readers;
}

function takesParameter(text: unknown): text is (parameter: string) => unknown {
  return typeof text === 'function';
}

/** How a text shows in a table: a function by what it gives for `…`. */
export function showText(text: unknown): string {
  return String(takesParameter(text) ? text('…') : text);
}
