import { defineElement } from '../../islands';

/** Loads the element that plays films, on the few pages that have one. Without it, the native controls work. */
export async function startFilms(): Promise<void> {
  if (document.querySelector('tp-film')) {
    const { FilmElement } = await import('./filmElement');
    defineElement('tp-film', FilmElement);
  }
}
