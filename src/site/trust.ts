/**
 * The Trusted Types policies of the site, by name. The pages' Content-Security-Policy lists them, so
 * no other code can make one.
 */
export const TRUST_POLICIES = {
  /** What the bundler's runtime loads chunks with; nothing else can reach it. */
  bundler: 'toolpad-bundler',
  /** The few addresses of scripts that the site itself hands to the browser. */
  scripts: 'toolpad-scripts',
  /** The page's own script, asked for once more (`src/features/errors/guardPage.ts`). */
  renewal: 'toolpad-renewal',
  /** What the browser asks about a plain string; see `MARKUP_GUARD_SCRIPT`. */
  fallback: 'default',
} as const;

/** Elements that only mark words, and boxes without content of their own. */
const INERT = 'b|code|del|div|em|i|kbd|mark|s|span|strong|sub|sup';

/**
 * A script for the head. Where the browser enforces Trusted Types, it asks the policy made here about
 * each string that is to become markup or code. Nothing breaks for what is refused, and none of it runs:
 *
 * - Markup: elements that can carry no script and no address stay, such as the `<code>` in a table of
 *   contents and the boxes of the progress bar on top; of attributes only `class` and `role`. So does
 *   the empty script that React makes every script element from: written as markup, it never runs,
 *   and Toolpad Core's demos have one. Every other `<` becomes text, and is seen.
 * - Code: only JSON, such as the structured data in the head; as code it does nothing.
 * - Addresses of code: none. The site's own come from policies of their own.
 */
export const MARKUP_GUARD_SCRIPT = `try{trustedTypes.createPolicy('${TRUST_POLICIES.fallback}',{createHTML:function(s){return s==='<script><\\/script>'?s:s.replace(/<(?!\\/?(?:${INERT})(?: (?:class|role)="[\\w -]*")*>)/g,'&lt;')},createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}}})}catch(e){}`;

/** The part of the browser's Trusted Types that is used here; TypeScript does not know them yet. */
interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Hosts that scripts may come from, besides the site's own: Google's tag (spec 5.7). */
const SCRIPT_HOSTS: readonly string[] = ['https://www.googletagmanager.com'];

function check(address: string): string {
  const { origin } = new URL(address, window.location.href);
  if (origin === window.location.origin || SCRIPT_HOSTS.includes(origin)) {
    return address;
  }
  throw new TypeError(`No script may come from ${origin}`);
}

let policy: ScriptPolicy | null = null;

/**
 * Vouches for the address of a script, so that a browser that enforces Trusted Types takes it. Where
 * the browser has none, the address comes back as it was.
 *
 * @throws TypeError when the address is neither on the site's own host nor on Google's tag's
 */
export function trustScript(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(TRUST_POLICIES.scripts, { createScriptURL: check }) ?? {
    createScriptURL: check,
  };
  return policy.createScriptURL(address);
}
