/**
 * Docusaurus client module: pieces of the site's JavaScript that fail to load are asked for again.
 *
 * What still fails after that is most likely gone with a deploy. Docusaurus then loads the page that
 * was clicked anew; parts that load when they are used say so (`PartBoundary`).
 */
import { untilOnline } from './connection';
import { retry } from './retry';

/** The bundler's own function behind every `import()`; a failed piece may be asked for again. */
declare const __webpack_require__: { e: (chunk: string | number) => Promise<unknown> };

if (typeof window !== 'undefined') {
  const load = __webpack_require__.e;
  __webpack_require__.e = (chunk) =>
    retry(() => load(chunk), {
      wait: (milliseconds) =>
        new Promise((resolve) => {
          window.setTimeout(resolve, milliseconds);
        }),
      online: untilOnline,
    });
}
