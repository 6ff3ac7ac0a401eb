const KEY = 'search-query';

/** What was asked last in this visit, on any page; `null` where storage is refused. */
export function readKeptQuery(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps what is asked for as long as the visit lasts: who comes back goes on where they were. */
export function keepQuery(query: string): void {
  try {
    sessionStorage.setItem(KEY, query);
  } catch {
    // Refused: it lasts as long as the page.
  }
}
