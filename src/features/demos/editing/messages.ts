import type { CodeStyling } from '../../../site/stylings';
import type { DemoFile } from '../registry';

/**
 * What the page and the document of a changed demo say to each other, over a channel of their own. The
 * page trusts nothing of what it gets: see {@link parseReport}.
 */

/** How the page around the demo looks. */
export interface Look {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** A file of a demo, in full as the reader has changed it. */
export type RunFile = Pick<DemoFile, 'name' | 'language' | 'full'>;

/** What the document is given before anything runs. */
export interface Preparation {
  readonly type: 'prepare';
  readonly look: Look;
  /** The site's own style sheet and font. */
  readonly styles: string;
  readonly font: ArrayBuffer | null;
  /** Classes of the boxes around the demo, from the outermost. */
  readonly boxes: readonly string[];
}

/** A version of a demo to be run. */
export interface Run {
  readonly type: 'run';
  readonly run: number;
  readonly styling: CodeStyling;
  /** The component first. */
  readonly files: readonly RunFile[];
}

/** Messages from the page to the sandbox. */
export type Order =
  | Preparation
  | Run
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'file'; readonly name: string; readonly text: string | null }
  | { readonly type: 'ping' };

/** What went wrong in a demo, for the reader. */
export interface Problem {
  readonly file: string | null;
  readonly line: number | null;
  readonly text: string;
}

/** What becomes of a run. */
export type Outcome =
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'problem'; readonly run: number; readonly problem: Problem };

/** What the document says. */
export type Report =
  | Outcome
  | { readonly type: 'ready' | 'alive' }
  /** It needs a part of itself. */
  | { readonly type: 'need'; readonly name: string }
  | { readonly type: 'height'; readonly height: number };

/** Longer texts of errors are cut. */
const TEXT_LIMIT = 600;
const NAME_LIMIT = 100;

export type Fields = Readonly<Record<string, unknown>>;

/** What data from elsewhere holds; nothing unless it is an object. */
export function fieldsOf(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? (data as Fields) : {};
}

function text(value: unknown, limit: number): string | null {
  return typeof value === 'string' ? value.slice(0, limit) : null;
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/**
 * Reads what came from the document, which may have been said by anyone's code.
 *
 * @returns `null` if it is not a valid report
 */
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
      const said = text(problem.text, TEXT_LIMIT);
      const isWhole = run !== null && said !== null;
      return isWhole ? { type: 'problem', run, problem: { file, line, text: said } } : null;
    }
    default:
      return null;
  }
}
