import { createHash } from 'node:crypto';

const SCRIPT = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\stype=["']?([^\s"'>]*)/i;
/** Types that browsers run or act on; scripts of any other type are data, such as JSON-LD. */
const ACTIVE_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/**
 * The inline scripts of a page, verbatim. Found by regular expressions, independently of the parser
 * that the build uses.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes))
    .filter(([, attributes = '']) => ACTIVE_TYPES.test(TYPE.exec(attributes)?.[1] ?? ''))
    .map(([, , code = '']) => code);
}

/** A script's source expression for a Content-Security-Policy, without its quotes. */
export function scriptHash(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
