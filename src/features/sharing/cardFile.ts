/** Card size in px, which every network shows in full. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A page's card below the base URL, such as `img/cards/core/react-crud.png`. */
export function cardFile(pathname: string, baseUrl: string): string {
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  return `img/cards/${page || 'index'}.png`;
}
