import { parse, type BlockStatement, type Expression, type Node, type Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** The function that guarded code calls in every loop iteration and function. */
export const GUARD_NAME = '__guard';

const LIMIT_MS = 1000;

/** Saved before a demo can replace it. */
const now = performance.now.bind(performance);

const CALLS_PER_CHECK = 64;

const lineOf = ({ loc }: Node): number => loc?.start.line ?? 0;
const callAt = (node: Node): string => `${GUARD_NAME}(${lineOf(node)})`;

/** Index after a function's directives, such as `'use strict'`, which must stay first. */
function afterDirectives({ body, start }: BlockStatement): number {
  return body.filter((statement) => 'directive' in statement).at(-1)?.end ?? start + 1;
}

/**
 * Inserts a guard into every loop, function and `catch`, preserving line numbers.
 *
 * @param code a script, without modules and JSX
 * @returns the code, and the `require` calls with their lines
 * @throws SyntaxError with `loc`
 */
export function addGuards(code: string) {
  const required: { name: string; line: number }[] = [];
  // Text to insert before the character at an index, `closing` first.
  const closing: string[] = [];
  const opening: string[] = [];
  const open = (at: number, text: string): void => {
    // The walk is post-order, so outer nodes come later.
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
        // Otherwise, code that catches the guard's error would continue.
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

/** Thrown in a demo that has been replaced; not reported. */
export class OverError extends Error {}

export type Guard = ReturnType<typeof createGuard>;

/**
 * Creates the guard for one run of a demo. It limits the time per browser task, including
 * microtasks; after a timeout, every call throws.
 *
 * @param afterTask runs a callback in the next task
 * @param clock in ms
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
          death = new Error('This ran for too long, so it was stopped. Is there an endless loop?');
          throw death;
        }
        // Reset last: if the clock read overflows the stack, the next call must retry it.
        left = CALLS_PER_CHECK;
      }
    },
    /** The line of the last call; initially 0. */
    line: () => last,
    /** Makes every later call throw. */
    end: (): void => {
      death ??= new OverError();
    },
  };
}
