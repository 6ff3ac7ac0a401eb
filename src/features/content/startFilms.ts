/** How far from the screen's edge a film still counts as near. */
const NEAR = '400px';

/** Loads what plays films when the first nears the viewport. Without it, the native controls work. */
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
