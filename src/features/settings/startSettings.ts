import { delegate } from '../../dom';
import {
  codeStylingPreference,
  codeVariantPreference,
  colorModePreference,
  directionPreference,
  type Preference,
} from '../../preferences';

/** Id of the settings dialog. */
export const SETTINGS_ID = 'site-settings';

const OPENER = '[data-opens-settings]';

/** Keeps a preference and its radio buttons in sync. */
function bind<Value extends string>(name: string, preference: Preference<Value>): void {
  const selector = `input[data-setting="${name}"]`;
  const show = (): void => {
    document.querySelectorAll<HTMLInputElement>(selector).forEach((radio) => {
      radio.checked = radio.value === preference.get();
    });
  };
  delegate('change', selector, (radio) => preference.choose((radio as HTMLInputElement).value));
  // Sync on opening: the panel may render later, and choices may change elsewhere.
  delegate('click', OPENER, show);
  preference.subscribe(show);
}

/** Starts the settings dialog. */
export function startSettings(): void {
  bind('mode', colorModePreference);
  bind('direction', directionPreference);
  bind('styling', codeStylingPreference);
  bind('variant', codeVariantPreference);
  delegate('click', OPENER, () => {
    document.querySelector<HTMLDialogElement>(`#${SETTINGS_ID}`)?.showModal();
  });
  // Close on a click outside the panel; on its own padding, the target is the dialog too.
  delegate('click', `dialog#${SETTINGS_ID}`, (panel, { target, clientX, clientY }) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === panel && isOutside) {
      (panel as HTMLDialogElement).close();
    }
  });
}
