import type { ReferenceRow, ReferenceSection } from '../reference/model';
import { createReference, type Reference } from './reference';
import { declarePackage } from './testing';

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

/**
 * Writes the reference of a package with a component, a hook and the types beside them.
 *
 * @param scripts code of its modules, where it matters
 */
export function readReference(
  scripts: Readonly<Record<string, string>> = {},
): (name: string) => Reference {
  const declarations = declarePackage({ 'Card/Card': CARD, 'Tone/Tone': TONE }, scripts);
  const pages = [
    { name: 'Card', address: '/core/api/card/', file: 'card' },
    { name: 'useTone', address: '/core/use-tone/api/', file: 'tone' },
    { name: 'LocalizationProvider', address: '/core/api/locale/', file: 'locale' },
  ];
  return createReference({ declarations, pages, modulePages: {} });
}

/** That reference, for most tests. */
export const reference = readReference({
  'Card/Card': 'localeText.hello + localeText?.greet("x")',
});

/** A section of a page, by its anchor. */
export function part(name: string, anchor: string): ReferenceSection {
  const found = reference(name).sections.find((candidate) => candidate.anchor === anchor);
  if (!found) {
    throw new Error(`${name} has no section #${anchor}`);
  }
  return found;
}

/** A row of such a section, by its name. */
export function row(name: string, anchor: string, rowName: string): ReferenceRow | undefined {
  return part(name, anchor).rows.find((candidate) => candidate.name === rowName);
}
