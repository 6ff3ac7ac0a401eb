import { codeChoiceName } from '../site/stylings';
import {
  chosenInHash,
  codeChoice,
  codeStylingPreference,
  codeVariantPreference,
} from './codeChoice';
import { colorModePreference, shownColorMode, subscribeToColorMode } from './colorMode';
import { directionPreference } from './direction';

/** Sets choices as attributes of `<html>`, for style sheets. */
function showPreferences(): void {
  const root = document.documentElement;
  root.dataset.theme = shownColorMode();
  const isDark = String(shownColorMode() === 'dark');
  document
    .querySelectorAll('[data-mode-toggle]')
    .forEach((toggle) => toggle.setAttribute('aria-pressed', isDark));
  root.dataset.themeChoice = colorModePreference.get();
  root.dataset.codeChoice = codeChoiceName(codeChoice());
  root.dir = directionPreference.get();
}

/** Takes and stores the choice in a demo's URL (spec 3.1 to 3.3). */
function takeChoiceFromAddress(): void {
  const { styling, variant } = chosenInHash(window.location.hash);
  codeStylingPreference.choose(styling);
  codeVariantPreference.choose(variant);
}

/** Applies preferences as attributes of `<html>`; head scripts did so before the first paint. */
export function startPreferences(): void {
  takeChoiceFromAddress();
  window.addEventListener('hashchange', takeChoiceFromAddress);
  showPreferences();
  subscribeToColorMode(showPreferences);
  [codeStylingPreference, codeVariantPreference, directionPreference].forEach((preference) =>
    preference.subscribe(showPreferences),
  );
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest('a[href*="#"], [data-mode-toggle]');
    if (control instanceof HTMLAnchorElement && control.href === window.location.href) {
      // Clicking a demo's link again selects its variant, although the URL stays the same.
      takeChoiceFromAddress();
    } else if (control && control.matches('[data-mode-toggle]')) {
      // The first press changes the visible mode, whatever the device's.
      colorModePreference.set(shownColorMode() === 'dark' ? 'light' : 'dark');
    }
  });
}
