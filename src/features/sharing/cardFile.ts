/** Width and height of a card in px: what every network shows in full. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The file of a page's card picture.
 *
 * @param pathname the page's path, such as `/toolpad/core/react-crud/`
 * @param baseUrl the site's, such as `/toolpad/`
 * @returns a path below the base URL, such as `img/cards/core/react-crud.png`
 */
export function cardFile(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `img/cards/${page || 'index'}.png`;
}
