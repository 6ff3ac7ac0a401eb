import { announce, createCopyAction, delegate } from '../../dom';
import { fetchFile } from '../../islands';
import { translate } from '../../strings';

/** Loads a page's Markdown; rejects HTML, which some hosts send for missing files. */
const loadMarkdown = (address: string): Promise<string> =>
  fetchFile(address, (response) => {
    if (response.headers.get('content-type')?.includes('text/html')) {
      throw new Error(`No Markdown at ${address}`);
    }
    return response.text();
  });

/** How long the button shows the result, in ms: a second more than for code. */
const COPIED_MS = 3000;

/** Loads and copies a page's Markdown when its button is pressed. */
export function startPageTools(): void {
  let button: HTMLElement | null = null;
  const copy = createCopyAction(COPIED_MS, (state) => {
    if (button) {
      button.dataset.state = state;
      button.textContent = translate(`markdown.copy.${state}`);
    }
    announce(state === 'idle' ? '' : translate(`markdown.${state}`));
  });
  delegate('click', '[data-copy-page]', (pressed) => {
    button = pressed;
    copy(loadMarkdown(pressed.dataset.copyPage ?? ''));
  });
}
