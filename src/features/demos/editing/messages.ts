import type { CodeStyling } from '../../../site/stylings';
import type { DemoFile } from '../registry';

/* Messages between the page and the document that runs an edited demo. */

export interface Appearance {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** How the demo's server answers. */
  readonly server: string;
}

export type RunFile = Pick<DemoFile, 'name' | 'language' | 'full'>;

/** A version's files, the component first. */
export type RunFiles = readonly [RunFile, ...RunFile[]];

/** What the document cannot fetch, as it has no origin. */
export interface Preparation {
  readonly type: 'prepare';
  readonly appearance: Appearance;
  readonly styles: string;
  readonly fonts: readonly { readonly family: string; readonly content: ArrayBuffer }[];
  /** Class names of the demo's wrapper elements, outermost first. */
  readonly boxes: readonly string[];
}

export interface Run {
  readonly type: 'run';
  readonly run: number;
  readonly styling: CodeStyling;
  readonly files: RunFiles;
}

/** Messages from the page to the document. */
export type Order =
  | Preparation
  | Run
  | { readonly type: 'appearance'; readonly appearance: Appearance }
  | { readonly type: 'ping' };

/** An error in a demo, as shown to the reader. */
export interface Problem {
  readonly file: string | null;
  readonly line: number | null;
  readonly text: string;
}

/** The result of a run. */
export type Outcome =
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'problem'; readonly run: number; readonly problem: Problem };

/** Messages from the document to the page. */
export type Report =
  | Outcome
  | { readonly type: 'loaded' | 'ready' | 'alive' }
  | { readonly type: 'height'; readonly height: number };
