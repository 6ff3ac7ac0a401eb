import { TRUST_POLICIES } from './policies';

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
