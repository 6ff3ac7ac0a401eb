import { whenNear } from '../../dom';

/** Loads the player's script when a film nears the viewport; native controls work without it. */
export function startFilms(): void {
  const films = document.querySelectorAll<HTMLElement>('tp-film');
  whenNear(films, () => {
    import('./playFilm').then(
      ({ playFilm }) => films.forEach(playFilm),
      () => undefined,
    );
  });
}
