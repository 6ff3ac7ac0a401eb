/** How far from the screen's edge a film still counts as near. */
const NEAR = '400px';

/** Loads the film element when a film nears the viewport. Without it, the native controls work. */
export function startFilms(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        import('./filmElement').then(
          ({ defineFilm }) => defineFilm(),
          () => undefined,
        );
      }
    },
    { rootMargin: NEAR },
  );
  document.querySelectorAll('tp-film').forEach((film) => observer.observe(film));
}
