import { announce } from '../announce';
import { translate } from '../../strings';
import { createCopyAction } from './copyAction';

/** The copy action of each button that was used. */
const actions = new WeakMap<HTMLElement, ReturnType<typeof createCopyAction>>();

/**
 * Copies a text, and says for a while on a button how it went, and to those who listen (spec 3.4). It
 * never throws.
 *
 * @param text or one that is on its way
 * @param button its text says so, or where it is an icon the name beside that (`data-tool-name`)
 * @param durationMs how long it says so
 * @param idle what it says otherwise
 */
export function copyWithButton(
  button: HTMLElement,
  text: string | Promise<string>,
  durationMs: number,
  idle = translate('code.copy.idle'),
): void {
  const copy =
    actions.get(button) ??
    createCopyAction(durationMs, (state) => {
      button.dataset.state = state;
      const name = button.querySelector('[data-tool-name]') ?? button;
      name.textContent = state === 'idle' ? idle : translate(`code.copy.${state}`);
      announce(state === 'idle' ? '' : translate(`code.${state}`));
    });
  actions.set(button, copy);
  copy(text);
}
