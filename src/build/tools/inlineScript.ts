import fs from 'node:fs';
import { transformSync } from '@swc/core';

/** A function to call in an inline script; see `call`. */
export interface InlineCall {
  readonly file: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

/**
 * A call of a function in an inline script.
 *
 * @param file the function's own, absolute; it may import types only
 * @param args what the function gets, as JSON
 */
export function call<Args extends readonly unknown[]>(
  file: string,
  { name }: (...args: Args) => void,
  ...args: Args
): InlineCall {
  return { file, name, args };
}

/** A file's source with the call, as a script instead of a module. */
function sourceOf({ file, name, args }: InlineCall): string {
  const source = fs.readFileSync(file, 'utf8');
  const imported = /^import (?!type\b).*/m.exec(source);
  if (imported) {
    throw new Error(`${file}: an inline script cannot import anything: ${imported[0]}`);
  }
  // Markup would end the script.
  const given = args.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join(', ');
  const code = source.replace(/^import type [^;]*;$/gm, '').replace(/^export /gm, '');
  return `${code}\n${name}(${given});`;
}

/**
 * Compiles functions into one inline script that calls them in order; one that throws does not stop
 * the others.
 *
 * @param target es2020 for all browsers of the last years, or less for a script that all must parse
 * @throws Error when a function's file imports more than types
 */
export function inlineScript(
  calls: readonly InlineCall[],
  target: 'es2016' | 'es2020' = 'es2020',
): string {
  const blocks = calls.map((one) => `try {(function () {${sourceOf(one)}\n})()} catch (error) {}`);
  const { code } = transformSync(blocks.join('\n'), {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target,
      minify: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
    },
  });
  return code.trim().replace(/;$/, '');
}
