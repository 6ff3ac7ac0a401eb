import { parse, type BlockStatement, type Expression, type Node, type Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** What guarded code calls at each turn of a loop, and at the start of each function. */
export const GUARD_NAME = '__guard';

/** How long code may run without yielding, in ms; the page must not freeze for longer. */
const LIMIT_MS = 1000;

/** As it was before any demo ran. */
const now = performance.now.bind(performance);

/** How often the guard is called between two looks at the clock. */
const CALLS_A_LOOK = 64;

const lineOf = ({ loc }: Node): number => loc?.start.line ?? 0;
const callAt = (node: Node): string => `${GUARD_NAME}(${lineOf(node)})`;

/** Where the statements of a function begin: a directive, such as `'use strict'`, has to stay the first. */
function afterDirectives({ body, start }: BlockStatement): number {
  return body.filter((statement) => 'directive' in statement).at(-1)?.end ?? start + 1;
}

/**
 * Puts a guard into every loop, function and `catch` of a program. Lines stay where they are.
 *
 * @param code a script, without modules and JSX
 * @returns the code, and what it requires, each with its line
 * @throws SyntaxError with `loc` where the code is none
 */
export function addGuards(code: string) {
  const required: { name: string; line: number }[] = [];
  // What comes before the character at an index: first what closes the parts that end there.
  const closing: string[] = [];
  const opening: string[] = [];
  const open = (at: number, text: string): void => {
    // Parts are visited from the inside out.
    opening[at] = text + (opening[at] ?? '');
  };
  const wrap = ({ start, end }: Node, before: string, after: string): void => {
    open(start, before);
    closing[end] = (closing[end] ?? '') + after;
  };
  const guardBody = (body: Statement, call: string): void => {
    if (body.type === 'BlockStatement') {
      open(body.start + 1, `${call};`);
    } else {
      wrap(body, `{${call};`, '}');
    }
  };
  const guardLoop = (loop: Node & { readonly body: Statement }): void => {
    guardBody(loop.body, callAt(loop));
  };
  const program = parse(code, { ecmaVersion: 'latest', locations: true });
  simple(program, {
    ForStatement: guardLoop,
    ForInStatement: guardLoop,
    ForOfStatement: guardLoop,
    WhileStatement: guardLoop,
    DoWhileStatement: guardLoop,
    Function(node) {
      const body: BlockStatement | Expression = node.body;
      if (body.type === 'BlockStatement') {
        open(afterDirectives(body), `;${callAt(node)};`);
      } else {
        wrap(body, `(${callAt(node)},`, ')');
      }
    },
    TryStatement(node) {
      if (node.handler) {
        // Whoever catches what the guard throws would go on.
        guardBody(node.handler.body, callAt(node));
      }
    },
    CallExpression(node) {
      const { callee } = node;
      const [argument] = node.arguments;
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && argument?.type === 'Literal' && typeof argument.value === 'string') {
        required.push({ name: argument.value, line: lineOf(node) });
      }
    },
  });
  const pieces = [...code.split(''), ''].map(
    (letter, at) => `${closing[at] ?? ''}${opening[at] ?? ''}${letter}`,
  );
  return { code: pieces.join(''), required };
}

/** Thrown into code of a demo that has been replaced; not reported. */
export class OverError extends Error {}

/** What watches how long the code of a demo runs in one go. */
export type Guard = ReturnType<typeof createGuard>;

/**
 * Makes the guard of one run of a demo. Time counts from the first call in a task of the browser until it has
 * done with it, promises included. Once the time is up, all of the code is dead: each call throws.
 *
 * @param afterTask calls back when the browser has come to another task
 * @param clock in ms; the browser's own
 */
export function createGuard(afterTask: (callback: () => void) => void, clock = now) {
  let started: number | null = null;
  let left = 0;
  let last = 0;
  let death: Error | null = null;
  return {
    check: (line: number): void => {
      last = line;
      if (death) {
        throw death;
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
          death = new Error(
            'This runs for too long, so it was stopped. Does a loop here ever end?',
          );
          throw death;
        }
        // Not before: where the stack ends, the look itself fails, and the next call has to take it.
        left = CALLS_A_LOOK;
      }
    },
    /** The line of the last call; 0 before it. */
    line: () => last,
    /** Stops the code for good: any later call into it throws. */
    end: (): void => {
      death ??= new OverError();
    },
  };
}
