import type { CodeStyling } from '../../../site/stylings';
import type { DemoFile } from '../registry';

/* Messages between the page and the sandboxed document, which the page does not trust. */

export interface Look {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

export type RunFile = Pick<DemoFile, 'name' | 'language' | 'full'>;

/** A version's files, the component first. */
export type RunFiles = readonly [RunFile, ...RunFile[]];

export interface Preparation {
  readonly type: 'prepare';
  readonly look: Look;
  readonly styles: string;
  readonly font: ArrayBuffer | null;
  /** Class names of the demo's wrapper elements, outermost first. */
  readonly boxes: readonly string[];
}

export interface Run {
  readonly type: 'run';
  readonly run: number;
  readonly styling: CodeStyling;
  readonly files: RunFiles;
}

/** Messages from the page to the sandbox. */
export type Order =
  | Preparation
  | Run
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'file'; readonly name: string; readonly text: string | null }
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

/** Messages from the sandbox to the page. */
export type Report =
  | Outcome
  | { readonly type: 'ready' | 'alive' }
  /** Requests a chunk of the program. */
  | { readonly type: 'need'; readonly name: string }
  | { readonly type: 'height'; readonly height: number };

const TEXT_LIMIT = 600;
const NAME_LIMIT = 100;

export type Fields = Readonly<Record<string, unknown>>;

/** Untrusted data as a record; empty if it isn't an object. */
export function fieldsOf(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? (data as Fields) : {};
}

function text(value: unknown, limit: number): string | null {
  return typeof value === 'string' ? value.slice(0, limit) : null;
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/** Validates a message from the sandbox, which is untrusted; `null` if invalid. */
export function parseReport(data: unknown): Report | null {
  const fields = fieldsOf(data);
  const run = count(fields.run);
  switch (fields.type) {
    case 'ready':
    case 'alive':
      return { type: fields.type };
    case 'need': {
      const name = text(fields.name, NAME_LIMIT);
      return name === null ? null : { type: 'need', name };
    }
    case 'height': {
      const height = count(fields.height);
      return height === null ? null : { type: 'height', height };
    }
    case 'shown':
      return run === null ? null : { type: 'shown', run };
    case 'problem': {
      const problem = fieldsOf(fields.problem);
      const [file, line] = [text(problem.file, NAME_LIMIT), count(problem.line)];
      const message = text(problem.text, TEXT_LIMIT);
      const isWhole = run !== null && message !== null;
      return isWhole ? { type: 'problem', run, problem: { file, line, text: message } } : null;
    }
    default:
      return null;
  }
}
