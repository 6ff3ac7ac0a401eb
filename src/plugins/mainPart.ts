const MAIN = /<main[\s>].*<\/main>/s;

/**
 * The main part of a built page. What is around it is as long, names the scripts of each build and says
 * nothing of the page.
 *
 * @returns an empty text for a page without one
 */
export function mainPart(html: string): string {
  return MAIN.exec(html)?.[0] ?? '';
}
