/** Every `<`, but those of elements without script and URL, with only `class` and `role`. */
const ACTIVE =
  /<(?!\/?(?:b|code|del|div|em|i|kbd|mark|s|span|strong|sub|sup)(?: (?:class|role)="[\w -]*")*>)/g;

/** The markup from which React creates script elements in Core's demos; it never runs. */
const EMPTY_SCRIPT = /^<script><\/script>$/;

interface Rules {
  readonly createHTML: (text: string) => string;
  readonly createScript: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string;
}

/**
 * Creates the page's only Trusted Types policy, the default one, which browsers call for each string
 * that becomes markup or code; for the head of every page. What it refuses causes no error, and none
 * of it runs:
 *
 * - Markup: keeps inert elements, such as `<code>` in a table of contents. Every other `<` becomes
 *   visible text.
 * - Code: only JSON, such as structured data in the head, which does nothing when run.
 * - URLs of scripts: all; the page's `script-src` says which of them load.
 */
export function guardMarkup(): void {
  const { trustedTypes } = window as {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => unknown };
  };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (EMPTY_SCRIPT.test(text) ? text : text.replace(ACTIVE, '&lt;')),
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => url,
  });
}
