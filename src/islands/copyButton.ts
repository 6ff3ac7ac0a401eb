import { announce, createCopyAction } from '../dom';
import { translate } from '../strings';

const actions = new WeakMap<HTMLElement, ReturnType<typeof createCopyAction>>();

/**
 * Copies a text, shows the result on the button for a while, and announces it (spec 3.4).
 *
 * @param button shows the result as its text or, with `data-tool-name` inside, there
 * @param idle the button's text otherwise
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
