import { defineElement } from '../../islands';

/** Brings the films of a page to life; few pages have one. Where that fails, each has its controls. */
export async function startFilms(): Promise<void> {
  if (document.querySelector('tp-film')) {
    const { FilmElement } = await import('./filmElement');
    defineElement('tp-film', FilmElement);
  }
}
