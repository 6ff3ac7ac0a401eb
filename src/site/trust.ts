/** Trusted Types policies. The pages' CSP lists them, so no other code can create one. */
export const TRUST_POLICIES = {
  /** For the bundler's runtime, which loads chunks; nothing else can reach it. */
  bundler: 'toolpad-bundler',
  /** For the few script URLs that the site sets itself. */
  scripts: 'toolpad-scripts',
  /** For the page's own script when it is requested again (`src/recovery/guardPage.ts`). */
  renewal: 'toolpad-renewal',
  /** The default policy, for plain strings; see `MARKUP_GUARD_SCRIPT`. */
  fallback: 'default',
} as const;

/** Inline elements, and boxes without content of their own. */
const INERT = 'b|code|del|div|em|i|kbd|mark|s|span|strong|sub|sup';

/**
 * A head script that creates the default policy, which browsers call for each string that becomes
 * markup or code. What it refuses causes no error, and none of it runs:
 *
 * - Markup: keeps elements that carry no script and no URL, with only `class` and `role`, such as
 *   `<code>` in a table of contents. Also keeps the empty script from which React creates script
 *   elements in Core's demos; parsed as markup, it never runs. Every other `<` becomes visible
 *   text.
 * - Code: only JSON, such as structured data in the head, which does nothing when run.
 * - Script URLs: none; the site's own come from separate policies.
 */
export const MARKUP_GUARD_SCRIPT = `try{trustedTypes.createPolicy('${TRUST_POLICIES.fallback}',{createHTML:function(s){return s==='<script><\\/script>'?s:s.replace(/<(?!\\/?(?:${INERT})(?: (?:class|role)="[\\w -]*")*>)/g,'&lt;')},createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}}})}catch(e){}`;

/** Hosts of scripts besides the site's own: Google's tag (spec 5.7). */
const SCRIPT_HOSTS = ['https://www.googletagmanager.com'];

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

/** The part of Trusted Types that is used; missing from TypeScript's types. */
interface TrustingWindow {
  readonly trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    const { origin } = new URL(address, window.location.href);
    if (origin === window.location.origin || SCRIPT_HOSTS.includes(origin)) {
      return address;
    }
    throw new TypeError(`No script may come from ${origin}`);
  },
};

let policy: ScriptPolicy | null = null;

/** Marks a script URL as trusted; throws unless it is the site's own or on Google's tag host. */
export function trustScript(address: string): string {
  const { trustedTypes } = window as TrustingWindow;
  policy ??= trustedTypes?.createPolicy(TRUST_POLICIES.scripts, rules) ?? rules;
  return policy.createScriptURL(address);
}
