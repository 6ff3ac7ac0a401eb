/**
 * What a reader has typed and not sent, kept for as long as the tab lasts: a click on a link, a reload or a
 * crash costs no words (spec 6.2). Where storage is refused, a draft lasts as long as its form.
 */

function keyOf(section: string | null): string {
  return `feedback-draft:${window.location.pathname}#${section ?? ''}`;
}

/** The draft on this page, or on a section of it; empty when there is none. */
export function readDraft(section: string | null): string {
  try {
    return window.sessionStorage.getItem(keyOf(section)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(section: string | null, text: string): void {
  try {
    if (text === '') {
      window.sessionStorage.removeItem(keyOf(section));
    } else {
      window.sessionStorage.setItem(keyOf(section), text);
    }
  } catch {
    // Refused or full.
  }
}
