import { announce, createCopyAction, delegate } from '../../dom';
import { fetchFile } from '../../recovery';
import { translate } from '../../strings';

const loadMarkdown = (url: string): Promise<string> =>
  fetchFile(url, (response) => response.text());

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
