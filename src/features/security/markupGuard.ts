/** Inline elements, and boxes without content of their own. */
const INERT = 'b|code|del|div|em|i|kbd|mark|s|span|strong|sub|sup';

/**
 * A head script that creates the page's only Trusted Types policy, the default one, which browsers
 * call for each string that becomes markup or code. What it refuses causes no error, and none of it
 * runs:
 *
 * - Markup: keeps elements that carry no script and no URL, with only `class` and `role`, such as
 *   `<code>` in a table of contents. Also keeps the empty script from which React creates script
 *   elements in Core's demos; parsed as markup, it never runs. Every other `<` becomes visible
 *   text.
 * - Code: only JSON, such as structured data in the head, which does nothing when run.
 * - URLs of scripts: all; the page's `script-src` says which of them load.
 */
export const MARKUP_GUARD_SCRIPT = `try{trustedTypes.createPolicy('default',{createHTML:function(s){return s==='<script><\\/script>'?s:s.replace(/<(?!\\/?(?:${INERT})(?: (?:class|role)="[\\w -]*")*>)/g,'&lt;')},createScript:function(s){try{JSON.parse(s);return s}catch(e){return null}},createScriptURL:function(s){return s}})}catch(e){}`;
