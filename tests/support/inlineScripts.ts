import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^\s"'>]*)/i;
/** Types that the browser runs or obeys; a script of any other type is data, such as JSON-LD. */
const OBEYED_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/**
 * The inline scripts of a page, each as it stands between its tags: found in the text, and not by the
 * parser that the build uses.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes = '']) => OBEYED_TYPES.test(TYPE.exec(attributes)?.[1] ?? ''))
    .map(([, , code = '']) => code);
}

/** A script's source expression for a Content-Security-Policy, without its quotes. */
export function scriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
