/** How close to the screen a film counts as near. */
const NEAR = '400px';

/** Loads the player's script when a film nears the viewport; native controls work without it. */
export function startFilms(): void {
  const films = document.querySelectorAll('tp-film');
  const onNear: IntersectionObserverCallback = (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) {
      observer.disconnect();
      import('./playFilm').then(
        ({ playFilm }) => films.forEach(playFilm),
        () => undefined,
      );
    }
  };
  const observer = new IntersectionObserver(onNear, { rootMargin: NEAR });
  films.forEach((film) => observer.observe(film));
}
