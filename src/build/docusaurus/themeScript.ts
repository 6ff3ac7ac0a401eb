/** In Docusaurus's script for the color mode, and in no script of the site. */
const MARK = 'docusaurus-data-';

/**
 * Removes Docusaurus's script for the color mode, at the top of the body: the site's own has set the
 * mode in the head, before the first paint (spec 2.2). Docusaurus's also copies
 * `?docusaurus-data-x=…` from the URL to `<html>`, for pages that embed the docs.
 *
 * Checked with Docusaurus 3.10.2; guarded by tests/browser/firstPaint.spec.ts.
 *
 * @param scripts the page's inline scripts
 * @returns the page and the remaining scripts
 * @throws Error when there is no such script
 */
export function removeThemeScript(
  html: string,
  scripts: readonly string[],
): { readonly html: string; readonly scripts: readonly string[] } {
  const themeScript = scripts.find((script) => script.includes(MARK));
  const finished = html.replace(`<script>${themeScript}</script>`, '');
  if (finished === html) {
    throw new Error(
      `No script of a Docusaurus page contains ${MARK} (src/build/docusaurus/themeScript.ts)`,
    );
  }
  return { html: finished, scripts: scripts.filter((script) => script !== themeScript) };
}
