/** The font of text as the bundler named it. */
const TEXT_FONT = /geist-latin-wght-normal-[0-9a-f]+\.woff2$/;

/**
 * Adds to a page's head that the browser should fetch the font of its text at once, before it has read the
 * style sheet (spec 1.7).
 *
 * @param html a prerendered page
 * @param font the font's address
 */
export function preloadFont(html: string, font: string): string {
  const link = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
  return html.replace(/<link[^>]*rel="?stylesheet/, (stylesheet) => link + stylesheet);
}

/**
 * Finds the font of text among the files of the built site.
 *
 * @param addresses of all files
 * @throws Error when it is not there
 */
export function findFont(addresses: readonly string[]): string {
  const font = addresses.find((address) => TEXT_FONT.test(address));
  if (font === undefined) {
    throw new Error(`The built files contain no text font: ${TEXT_FONT.source} matches none`);
  }
  return font;
}
