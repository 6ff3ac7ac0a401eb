/** Styles for edited demos; loaded on demand. */
const SHEET = `
.demo-edits { inset: 0; pointer-events: none; position: absolute; }
.demo-edits > * { pointer-events: auto; }
.demo-edited { background: var(--ifm-background-color); border: 0; display: block; }
.demo-edited[height] { inline-size: 100%; }
tp-demo > :first-child { position: relative; }
tp-demo:not([data-edited]) .demo-edited { visibility: hidden; }
tp-demo[data-edited] > :first-child > :not(.demo-edits) { display: none; }
tp-demo[data-edited] > :first-child:not([data-frame]) { display: block; padding: 0; }
tp-demo[data-edited] > :first-child:not([data-frame]) > .demo-edits { position: relative; }
.demo-problem {
  align-items: center; background: linear-gradient(var(--code-deleted-background), var(--code-deleted-background)) var(--ifm-background-color); border-block-start: 1px solid var(--code-deleted);
  color: var(--ifm-font-color-base); display: flex; flex-wrap: wrap; font-size: 0.875rem; gap: 4px 12px;
  inset-block-end: 0; inset-inline: 0; max-block-size: 100%; overflow: auto; padding: 8px 16px; position: absolute; z-index: 1;
}
.demo-problem:empty { display: none; }
.demo-problem p { flex: 1 1 240px; margin: 0; overflow-wrap: anywhere; }
.demo-frozen {
  align-items: center; background: var(--site-paper); border-block-end: 1px solid var(--site-divider);
  display: flex; flex-wrap: wrap; font-size: 0.875rem; gap: 4px 12px; padding: 8px 16px;
}
.demo-frozen p { margin: 0; }
:is(.demo-problem, .demo-frozen) button {
  background: var(--ifm-background-color); border: 1px solid currentcolor; border-radius: 6px; color: inherit;
  cursor: pointer; font: inherit; min-block-size: 32px; padding: 2px 12px;
}
.demo-note { background: var(--site-paper); color: var(--ifm-font-color-secondary); font-size: 0.8125rem; margin: 0; padding: 6px 16px; }
/* “Editing · Reset” */
tp-demo:has([data-editing]) [data-demo-tool="edit"] { color: var(--ifm-color-primary); font-weight: 600; }
tp-demo:has([data-editing]) [data-demo-tool="reset"] svg { display: none; }
tp-demo:has([data-editing]) [data-demo-tool="reset"]::before { content: "·" / ""; padding-inline-end: 8px; }
tp-demo:has([data-editing]) [data-demo-tool="reset"] > [data-tool-name] { all: unset; }
/* Leaves room below a small demo for its error box. */
tp-demo:has([data-editing]) > :first-child:not([data-frame]) { padding-block-end: 4.5rem; }
tp-demo:has([data-editing]) > :first-child:not([data-frame]) > .demo-edits { position: static; }
@media (max-width: 600px) { tp-demo:has([data-editing]) > :first-child:not([data-frame]) { padding-block-end: 9rem; } }
/* Beside a small demo the code is as high as that: an editor needs more room. */
@media (min-width: 1600px) { tp-demo:has([data-editing]) > :first-child:not([data-frame]) { min-block-size: 26rem; } }
/* The result stays in sight above a long editor. */
@media (max-width: 1599px) {
  tp-demo:has([data-editing]) > :first-child {
    background: var(--ifm-background-color); box-shadow: 0 1px var(--site-divider); inset-block-start: var(--ifm-navbar-height);
    max-block-size: 45vh; overflow: auto; position: sticky; z-index: 2;
  }
}
@media (max-width: 996px) {
  tp-demo:has([data-editing]) > :first-child { inset-block-start: calc(var(--ifm-navbar-height) + var(--site-bar-height)); }
}
@media (pointer: coarse) { :is(.demo-problem, .demo-frozen) button { min-block-size: 44px; } }
@media print { .demo-edited, .demo-problem, .demo-frozen, .demo-note { display: none; } }
`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);

/** Adds the editor's styles to the page, once. */
export function addEditingStyles(): void {
  if (!document.adoptedStyleSheets.includes(sheet)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
