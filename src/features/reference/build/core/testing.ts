import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Declarations } from '../declarations';
import type { ReferenceRow, ReferenceSection } from '../sections';
import { createReference } from './exportSections';

const ENGLISH = `exports.default = { components: { MuiLocalizationProvider: { defaultProps: { localeText: {
  hello: 'Hello', greet: (name) => 'Hello ' + name, unused: 'Never' } } } } };`;

const LOCALE_MODULE = `import * as React from 'react';
export interface LocaleText { hello: string; greet: (name: string) => string; unused: string; }
export declare function LocalizationProvider(props: { localeText?: LocaleText }): React.JSX.Element;`;

/** Declarations of a temporary package with modules such as `Card/Card`. */
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
  return Declarations.read(root, { toolpad: 'esm/index.d.ts' });
}

const CARD = `import * as React from 'react';
import { ButtonProps } from '@mui/material/Button';
import { PaperProps } from '@mui/material/Paper';
import type { Tone } from '../Tone/Tone';
export interface CardSlots {
  /**
   * What stands at the foot.
   * @default Button
   */
  foot?: React.ElementType;
}
export interface CardProps extends PaperProps {
  /** How loud it is. See [tones](https://mui.com/toolpad/core/react-card/#tones). */
  tone: Tone;
  /**
   * Its width.
   * @default 320
   */
  width?: number;
  /** @deprecated Use \`width\` instead. */
  size?: Partial<Record<string, number>>;
  slots?: CardSlots;
  slotProps?: { foot?: ButtonProps };
}
/**
 * A card.
 *
 * Demos:
 *
 * - [Card](https://mui.com/toolpad/core/react-card/)
 */
declare function Card(props: CardProps): React.JSX.Element;
export { Card };`;

const TONE = `/** Loudness. */
export type Tone = 'quiet' | 'loud';
export interface Scale<T> extends Base<T> { notes: Tone[]; }
export interface Base<T> { root: T; [key: string]: unknown; }
export declare class Player { private list; constructor(tone?: Tone); play(): void; }
export declare const DEFAULT_TONE: Tone;
/** Plays a tone. @param tone which @returns when it is over */
export declare function useTone(tone: Tone, volume?: number): { end: Promise<void> } | null;`;

/** The reference of a small package; `scripts` is the code of modules that have any. */
export function readReference(
  scripts: Readonly<Record<string, string>> = {},
): (name: string) => ReturnType<typeof createReference>[number] {
  const declarations = declarePackage({ 'Card/Card': CARD, 'Tone/Tone': TONE }, scripts);
  const pages = [
    { name: 'Card', address: '/core/api/card/', file: 'card' },
    { name: 'useTone', address: '/core/use-tone/api/', file: 'tone' },
    { name: 'LocalizationProvider', address: '/core/api/locale/', file: 'locale' },
  ];
  const references = createReference(declarations, pages, {});
  return (name) => {
    const found = references.find(({ page }) => page.name === name);
    if (!found) {
      throw new Error(`no page documents ${name}`);
    }
    return found;
  };
}

/** The reference for most tests. */
export const reference = readReference({
  'Card/Card': 'localeText.hello + localeText?.greet("x")',
});

export function section(name: string, anchor: string): ReferenceSection {
  const found = reference(name).sections.find((candidate) => candidate.anchor === anchor);
  if (!found) {
    throw new Error(`${name} has no section #${anchor}`);
  }
  return found;
}

export function row(name: string, anchor: string, rowName: string): ReferenceRow | undefined {
  return section(name, anchor).rows.find((candidate) => candidate.name === rowName);
}
