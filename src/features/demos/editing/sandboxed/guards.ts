import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';

/** What guarded code calls at each turn of a loop, and at the start of each function. */
export const GUARD_NAME = '__guard';

/** How long code may run without yielding, in ms; the page must not freeze for longer. */
const LIMIT_MS = 1000;

/** As it was before any demo ran. */
const now = performance.now.bind(performance);

/** How often the guard is called between two looks at the clock. */
const CALLS_A_LOOK = 64;

/** The parts of a loop, a function or a `try` that matter here. */
interface Guarded extends Node {
  readonly body?: Node;
  readonly handler?: { readonly body: Node } | null;
}

/** Code to insert; of several insertions at one position, closing ones come first. */
interface Insertion {
  readonly at: number;
  readonly text: string;
  readonly closes?: boolean;
}

/** Guards a loop or function body, adding braces if it has none. */
function guardBody(body: Node, call: string): readonly Insertion[] {
  return body.type === 'BlockStatement'
    ? [{ at: body.start + 1, text: `${call};` }]
    : [
        { at: body.start, text: `{${call};` },
        { at: body.end, text: '}', closes: true },
      ];
}

function insertionsFor(node: Guarded): readonly Insertion[] {
  const call = `${GUARD_NAME}(${node.loc?.start.line ?? 0})`;
  switch (node.type) {
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return node.body ? guardBody(node.body, call) : [];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      if (!node.body) {
        return [];
      }
      return node.body.type === 'BlockStatement'
        ? [{ at: afterDirectives(node.body), text: `${call};` }]
        : [
            { at: node.body.start, text: `(${call},` },
            { at: node.body.end, text: ')', closes: true },
          ];
    case 'TryStatement':
      // Whoever catches what the guard throws would go on.
      return node.handler ? guardBody(node.handler.body, call) : [];
    default:
      return [];
  }
}

/** Where the statements of a function begin: a directive, such as `'use strict'`, has to stay the first. */
function afterDirectives(block: Node): number {
  const { body } = block as Node & { readonly body: readonly (Node & { directive?: string })[] };
  const directives = body.filter(({ directive }) => directive !== undefined);
  return directives.at(-1)?.end ?? block.start + 1;
}

/** @param insertions from the inside out */
function insert(code: string, insertions: readonly Insertion[]): string {
  const closing = insertions.filter(({ closes }) => closes);
  const opening = insertions.filter(({ closes }) => !closes).reverse();
  const ordered = [...closing, ...opening].sort((one, other) => one.at - other.at);
  let done = 0;
  const pieces = ordered.map(({ at, text }) => {
    const piece = code.slice(done, at) + text;
    done = at;
    return piece;
  });
  return pieces.join('') + code.slice(done);
}

/**
 * Puts a guard into every loop, function and `catch` of a program. Lines stay where they are.
 *
 * @param code a script, without modules and JSX
 * @returns the code, and what it requires, each with its line
 * @throws SyntaxError with `loc` where the code is none
 */
export function addGuards(code: string): {
  readonly code: string;
  readonly required: readonly { readonly name: string; readonly line: number }[];
} {
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    locations: true,
    allowReturnOutsideFunction: false,
  });
  const insertions: Insertion[] = [];
  const required: { name: string; line: number }[] = [];
  full(program, (node) => {
    insertions.push(...insertionsFor(node as Guarded));
    const { callee, arguments: [argument] = [] } = node as Node & {
      readonly callee?: { readonly name?: string };
      readonly arguments?: readonly { readonly value?: unknown }[];
    };
    if (callee?.name === 'require' && typeof argument?.value === 'string') {
      required.push({ name: argument.value, line: node.loc?.start.line ?? 0 });
    }
  });
  return { code: insert(code, insertions), required };
}

/** Thrown into code that would run for ever. */
class EndlessError extends Error {
  constructor() {
    super('This runs for too long, so it was stopped. Does a loop here ever end?');
    this.name = 'EndlessError';
  }
}

/** Thrown into code of a demo that has been replaced; not reported. */
export class OverError extends Error {}

/** Watches how long code runs in one go. */
export interface Guard {
  readonly check: (line: number) => void;
  /** The line of the last call. */
  readonly line: () => number;
  /** Stops the code for good: any later call into it throws. */
  readonly end: () => void;
}

/**
 * Makes the guard of one run of a demo. Time counts from the first call in a task of the browser until it has
 * done with it, promises included. Once the time is up, all of the code is dead: each call throws.
 *
 * @param afterTask calls back when the browser has come to another task
 * @param clock in ms; the browser's own
 */
export function createGuard(
  afterTask: (callback: () => void) => void,
  clock: () => number = now,
): Guard {
  let started: number | null = null;
  let left = 0;
  let last = 0;
  let endless: EndlessError | null = null;
  let isOver = false;
  return {
    check(line) {
      last = line;
      if (endless) {
        throw endless;
      }
      if (isOver) {
        throw new OverError();
      }
      if (started === null) {
        started = clock();
        afterTask(() => {
          started = null;
        });
      }
      left -= 1;
      if (left < 0) {
        if (clock() - started > LIMIT_MS) {
          endless = new EndlessError();
          throw endless;
        }
        // Not before: where the stack ends, the look itself fails, and the next call has to take it.
        left = CALLS_A_LOOK;
      }
    },
    line: () => last,
    end() {
      isOver = true;
    },
  };
}
