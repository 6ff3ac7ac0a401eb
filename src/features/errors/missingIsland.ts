import { createElement } from '../../dom';
import { translate } from '../../strings';
import styles from './errors.module.css';

/** Session storage key for the time of the last reload caused by a missing chunk. */
const RELOADED_KEY = 'reloaded-for-part';
/** No second reload within this time, in ms: a chunk missing twice stays missing. */
const RELOAD_PAUSE = 10 * 60_000;
/** Timeout for requesting a chunk again from the network, in ms. */
const REQUEST_LIMIT = 10_000;
/** Delay before each retry, in ms. */
const RETRY_DELAYS: readonly number[] = [300, 1_000];

function createNotice(role: 'status' | 'alert', words: string): HTMLElement {
  return createElement('div', { role, class: styles.notice }, createElement('p', {}, words));
}

/** The pending wait for the connection, shared by all callers. */
let connection: Promise<void> | null = null;

/** Shows a notice until the browser is online. */
async function waitForConnection(): Promise<void> {
  const notice = createNotice('status', translate('errors.offline'));
  document.body.append(notice);
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  notice.remove();
  connection = null;
}

/** Waits until online, unless a service worker can serve cached or offline pages (spec 7.3). */
export async function untilOnline(): Promise<void> {
  // Missing on insecure origins, despite its type.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!navigator.onLine && !worker?.controller) {
    await (connection ??= waitForConnection());
  }
}

/**
 * Loads code on demand and retries once there is a connection, so that a short outage does not cost
 * the reader a click. Throws the last error, such as for a file that a deploy removed.
 */
export async function retryLoad<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load();
    } catch (error) {
      await untilOnline();
      await new Promise((resolve) => setTimeout(resolve, delay));
      // The browser may have cached an error or a truncated file.
      const { request } = error as { readonly request?: unknown };
      if (typeof request === 'string') {
        const signal = AbortSignal.timeout(REQUEST_LIMIT);
        await fetch(request, { cache: 'reload', signal }).catch(() => undefined);
      }
    }
  }
  return load();
}

/** Whether a reload would lose text that the reader typed, or a demo that they changed. */
function hasUnsavedWork(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type="search"], input[type="text"], [data-unsent] input',
  );
  return (
    document.querySelector('[data-changed]') !== null ||
    [...fields].some((field) => field.value.trim() !== '')
  );
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE || hasUnsavedWork()) {
      return false;
    }
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage, nothing would stop a reload loop.
    return false;
  }
}

/**
 * Handles a part that cannot be loaded: a deploy may have removed its files, so reload the page
 * once, if no typed text would be lost. Otherwise show an error in the part's place.
 */
export function showMissingIsland(element: HTMLElement, error: unknown): void {
  console.error('Part of the page could not be loaded', error);
  if (mayReload()) {
    window.location.reload();
    return;
  }
  const notice = createNotice('alert', translate('errors.part'));
  const button = createElement(
    'button',
    { type: 'button', class: 'button button--primary' },
    translate('errors.reload'),
  );
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  element.querySelector(`:scope > .${notice.className}`)?.remove();
  element.append(notice);
}
