/** Gives an address without a page the fonts that its path asks for (spec 1.7); others load nothing. */
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
