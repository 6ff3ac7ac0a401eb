import { delegate } from '../../islands';
import {
  codeStylingPreference,
  codeVariantPreference,
  colorModePreference,
  directionPreference,
  parseChoice,
  type Preference,
} from '../../preferences';

/** The id of the settings' panel. */
export const SETTINGS_ID = 'site-settings';

/** Joins a preference with its radio buttons. */
function bind<Value extends string>(name: string, preference: Preference<Value>): void {
  const selector = `input[data-setting="${name}"]`;
  const show = (): void => {
    document.querySelectorAll<HTMLInputElement>(selector).forEach((radio) => {
      radio.checked = radio.value === preference.get();
    });
  };
  delegate('change', selector, (radio) => {
    const value = parseChoice(preference.values, (radio as HTMLInputElement).value);
    if (value !== null) {
      preference.set(value);
    }
  });
  // The panel may render later, and choices may change elsewhere, so it syncs when it opens.
  delegate('click', '[data-opens-settings]', show);
  preference.subscribe(show);
}

/** Opens the settings, and keeps them and the preferences alike. */
export function startSettings(): void {
  bind('mode', colorModePreference);
  bind('direction', directionPreference);
  bind('styling', codeStylingPreference);
  bind('variant', codeVariantPreference);
  delegate('click', '[data-opens-settings]', () => {
    const panel = document.getElementById(SETTINGS_ID);
    if (panel instanceof HTMLDialogElement && !panel.open) {
      panel.showModal();
    }
  });
  // A click beside the panel closes it: the target is the dialog only where none of its parts is.
  delegate('click', `#${SETTINGS_ID}`, (panel, event) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const isInside =
      event.clientX >= left &&
      event.clientX <= right &&
      event.clientY >= top &&
      event.clientY <= bottom;
    if (event.target === panel && !isInside && panel instanceof HTMLDialogElement) {
      panel.close();
    }
  });
}
