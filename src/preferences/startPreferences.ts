import { delegate } from '../islands/dom';
import {
  codeStylingPreference,
  codeVariantPreference,
  stylingInHash,
  variantInHash,
} from './codeChoice';
import { codeChoiceName } from '../site/stylings';
import { colorModePreference, shownColorMode, subscribeToColorMode } from './colorMode';
import { directionPreference } from './direction';

/** Writes what the reader chose onto `<html>`, where the style sheets read it. */
export function showPreferences(): void {
  const { dataset } = document.documentElement;
  dataset.theme = shownColorMode();
  dataset.themeChoice = colorModePreference.get();
  dataset.codeChoice = codeChoiceName({
    styling: codeStylingPreference.get(),
    variant: codeVariantPreference.get(),
  });
  document.documentElement.dir = directionPreference.get();
}

/** Takes the choice of code from a demo's address, and keeps it (spec 3.1 to 3.3). */
function takeChoiceFromAddress(): void {
  const { hash } = window.location;
  const styling = stylingInHash(hash);
  const variant = variantInHash(hash);
  if (styling !== null) {
    codeStylingPreference.set(styling);
  }
  if (variant !== null) {
    codeVariantPreference.set(variant);
  }
}

/**
 * Keeps the page as the reader chose it: a change goes from the preference to `<html>` and the style
 * sheets show it. Scripts in the head have done the same before the first paint.
 */
export function startPreferences(): void {
  takeChoiceFromAddress();
  codeStylingPreference.renew();
  codeVariantPreference.renew();
  window.addEventListener('hashchange', takeChoiceFromAddress);
  // A second click on a demo's own link opens its variant again, though the address stays the same.
  delegate('click', 'a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.href === window.location.href) {
      takeChoiceFromAddress();
    }
  });
  showPreferences();
  subscribeToColorMode(showPreferences);
  [codeStylingPreference, codeVariantPreference, directionPreference].forEach((preference) =>
    preference.subscribe(showPreferences),
  );
  // The first press changes what shows, whatever the device says.
  delegate('click', '[data-mode-toggle]', () => {
    colorModePreference.set(shownColorMode() === 'dark' ? 'light' : 'dark');
  });
}
