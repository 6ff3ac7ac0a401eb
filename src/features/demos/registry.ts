import type { CodeStyling, CodeVariant } from '../../site/stylings';

/** A file of a demo, as the build wrote it down. */
export interface DemoFile {
  /** Such as `DashboardLayoutBasic.js`. */
  readonly name: string;
  readonly language: 'tsx' | 'jsx' | 'css';
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
  /** The full file. */
  readonly full: string;
  /** The colours of its words, for those who show code. */
  readonly words: string;
}

/** The files of one version of a demo, its component first. */
export type DemoVersion = readonly [DemoFile, ...DemoFile[]];

/** The demo's own entry in a generated record; throws an error that names it when there is none. */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (!entry) {
    throw new Error(`There is no demo "${id}"`);
  }
  return entry;
}
