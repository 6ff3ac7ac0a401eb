import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readDeclarations, type Declarations } from './declarations';

const ENGLISH = `exports.default = { components: { MuiLocalizationProvider: { defaultProps: { localeText: {
  hello: 'Hello', greet: (name) => 'Hello ' + name, unused: 'Never' } } } } };`;

const LOCALE_MODULE = `import * as React from 'react';
export interface LocaleText { hello: string; greet: (name: string) => string; unused: string; }
export declare function LocalizationProvider(props: { localeText?: LocaleText }): React.JSX.Element;`;

/**
 * Writes a package into a temporary folder and reads its declarations.
 *
 * @param modules such as `Card/Card`, to their declarations; the package exports all of them
 * @param scripts code of these and of further modules, where it matters
 */
export function declarePackage(
  modules: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>> = {},
): Declarations {
  const root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'package-'));
  const all: Readonly<Record<string, string>> = { 'Locale/Locale': LOCALE_MODULE, ...modules };
  const write = (file: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), content);
  };
  for (const [module, source] of Object.entries(all)) {
    write(`esm/${module}.d.ts`, source);
    write(`esm/${module}.js`, '');
  }
  for (const [module, script] of Object.entries(scripts)) {
    write(`esm/${module}.js`, script);
  }
  const exports = Object.keys(all).map((module) => `export * from './${module}.js';`);
  write('esm/index.d.ts', exports.join('\n'));
  write('package.json', '{}');
  write('locales/en.js', ENGLISH);
  return readDeclarations(root, { toolpad: 'esm/index.d.ts' });
}
