import { announce, delegate, fetchFile } from '../../islands';
import { type CopyState, createCopyAction } from '../../islands/clipboard';
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
  let state: CopyState = 'idle';
  let isLoaded = true;
  const show = (): void => {
    // The copy may be refused before the load fails: report the error that the reader can fix.
    const outcome = state === 'refused' && !isLoaded ? 'failed' : state;
    if (button) {
      button.dataset.state = outcome;
      button.textContent = translate(`markdown.copy.${outcome}`);
    }
    announce(outcome === 'idle' ? '' : translate(`markdown.${outcome}`));
  };
  const copy = createCopyAction(COPIED_MS, (next) => {
    state = next;
    show();
  });
  delegate('click', '[data-copy-page]', (pressed) => {
    button = pressed;
    isLoaded = true;
    const text = loadMarkdown(pressed.dataset.copyPage ?? '');
    text.catch(() => {
      isLoaded = false;
      if (state === 'refused') {
        show();
      }
    });
    copy(text);
  });
}
