/** The bundler's function that loads the chunk behind an `import()`. */
declare const __webpack_require__: { e: (part: string) => Promise<unknown> };

/**
 * Loads every chunk, by its name, through `load`, which may ask again.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/faults.spec.ts.
 */
export function loadChunksWith(
  load: (part: string, ask: () => Promise<unknown>) => Promise<unknown>,
): void {
  const ask = __webpack_require__.e;
  __webpack_require__.e = (part) => load(part, () => ask(part));
}

/** Accepts new code of the page's script; whether this may be a later version of it. */
export function acceptUpdates(): boolean {
  const { webpackHot } = import.meta as { readonly webpackHot?: { readonly accept: () => void } };
  webpackHot?.accept();
  return webpackHot !== undefined;
}
