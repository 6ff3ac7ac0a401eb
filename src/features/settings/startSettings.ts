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

const OPENER = '[data-opens-settings]';

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
  delegate('click', OPENER, show);
  preference.subscribe(show);
}

/** Opens the settings, and keeps them and the preferences alike. */
export function startSettings(): void {
  bind('mode', colorModePreference);
  bind('direction', directionPreference);
  bind('styling', codeStylingPreference);
  bind('variant', codeVariantPreference);
  delegate('click', OPENER, () => {
    document.querySelector<HTMLDialogElement>(`#${SETTINGS_ID}`)?.showModal();
  });
  // A click beside the panel closes it: the target is the dialog only where none of its parts is.
  delegate('click', `dialog#${SETTINGS_ID}`, (panel, { target, clientX, clientY }) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === panel && isBeside) {
      (panel as HTMLDialogElement).close();
    }
  });
}
