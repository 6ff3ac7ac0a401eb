import { parse, type Node, type Statement } from 'acorn';
import { simple } from 'acorn-walk';

/** The function that guarded code calls in every loop. */
export const GUARD_NAME = '__guard';

const LIMIT_MS = 1000;

/**
 * Inserts a guard into every loop, preserving line numbers.
 *
 * @param code a script, without modules and JSX
 * @returns the code, and the `require` calls with their lines
 * @throws SyntaxError with `loc`
 */
export function addGuards(code: string) {
  const required: { name: string; line: number }[] = [];
  // Text to insert before the character at an index. The walk is post-order: outer loops come later.
  const closing: string[] = [];
  const opening: string[] = [];
  const guardLoop = ({ body }: Node & { readonly body: Statement }): void => {
    const isBlock = body.type === 'BlockStatement';
    const start = isBlock ? body.start + 1 : body.start;
    opening[start] = `${isBlock ? '' : '{'}${GUARD_NAME}();${opening[start] ?? ''}`;
    closing[body.end] = `${closing[body.end] ?? ''}${isBlock ? '' : '}'}`;
  };
  simple(parse(code, { ecmaVersion: 'latest', locations: true }), {
    ForStatement: guardLoop,
    ForInStatement: guardLoop,
    ForOfStatement: guardLoop,
    WhileStatement: guardLoop,
    DoWhileStatement: guardLoop,
    CallExpression({ callee, arguments: [argument], loc }) {
      const isRequire = callee.type === 'Identifier' && callee.name === 'require';
      if (isRequire && argument?.type === 'Literal' && typeof argument.value === 'string') {
        required.push({ name: argument.value, line: loc?.start.line ?? 0 });
      }
    },
  });
  const pieces = [...code.split(''), ''].map(
    (letter, at) => `${closing[at] ?? ''}${opening[at] ?? ''}${letter}`,
  );
  return { code: pieces.join(''), required };
}

/**
 * Creates the guard for one run of a demo, which stops loops that block the page, in browsers with
 * one process for both. It limits the time per browser task, including microtasks.
 *
 * @param clock in ms
 */
export function createGuard(clock = () => performance.now()): () => void {
  let started: number | null = null;
  return () => {
    if (started === null) {
      started = clock();
      setTimeout(() => {
        started = null;
      });
    } else if (clock() - started > LIMIT_MS) {
      throw new Error('This ran for too long, so it was stopped. Is there an endless loop?');
    }
  };
}
