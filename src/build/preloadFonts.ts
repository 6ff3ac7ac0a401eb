/** The fonts as the bundler named them. */
const FONTS = {
  text: /geist-latin-wght-normal-[0-9a-f]+\.woff2$/,
  code: /geist-mono-latin-400-normal-[0-9a-f]+\.woff2$/,
};

/** The addresses of the fonts that a first screen shows. */
interface Fonts {
  readonly text: string;
  readonly code: string;
}

/**
 * Adds to a page's head that the browser should fetch its fonts at once, before it has read the style
 * sheet (spec 1.7): that of text, and that of code where there is any. It stands in the HTML alone:
 * Docusaurus' head would put the same links in again at hydration, and the browser would complain that
 * nothing uses the second ones.
 *
 * @param html a prerendered page
 * @param fonts the addresses of the fonts
 */
export function preloadFonts(html: string, { text, code }: Fonts): string {
  const links = (html.includes('<code') ? [text, code] : [text]).map(
    (address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
  );
  return html.replace(
    /<link[^>]*rel="?stylesheet/,
    (stylesheet) => `${links.join('')}${stylesheet}`,
  );
}

/**
 * Finds the fonts among the files of the built site.
 *
 * @param addresses of all files
 * @throws Error when one is not there
 */
export function findFonts(addresses: readonly string[]): Fonts {
  const find = (name: keyof Fonts): string => {
    const font = addresses.find((address) => FONTS[name].test(address));
    if (font === undefined) {
      throw new Error(`No ${name} font among the built files: ${FONTS[name].source} matches none`);
    }
    return font;
  };
  return { text: find('text'), code: find('code') };
}
