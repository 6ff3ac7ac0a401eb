/** Loads the pirate fonts on the 404 page if the path calls for them (spec 1.7). */
export function startHeader(): void {
  const isDeclared = [...document.querySelectorAll('head style')].some((style) =>
    style.textContent.includes('Work Sans'),
  );
  if (window.location.pathname.includes('onepirate') && !isDeclared) {
    void import('./pirateFonts').then(({ declarePirateFonts }) => {
      declarePirateFonts();
    });
  }
}
