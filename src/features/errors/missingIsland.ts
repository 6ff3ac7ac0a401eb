import clsx from 'clsx';
import { translate } from '../../strings';
import styles from './faults.module.css';

/** Key in session storage of the time at which a page was reloaded because a chunk was missing. */
const RELOADED_KEY = 'reloaded-for-part';
/** Within this time, in ms, a page is not reloaded a second time: a chunk that is missing again stays missing. */
const RELOAD_PAUSE = 60_000;
/** How long to wait before each further attempt, in ms. */
const RETRY_DELAYS: readonly number[] = [300, 1_000];

function createNotice(role: 'status' | 'alert', words: string): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', role);
  notice.className = clsx(styles.notice);
  const text = document.createElement('p');
  text.textContent = words;
  notice.append(text);
  return notice;
}

/** The connection that everything waits for; `null` while nothing does. */
let connection: Promise<void> | null = null;

/** Says that something waits for the connection, until it is there. */
async function waitForConnection(): Promise<void> {
  const notice = createNotice('status', translate('faults.offline'));
  document.body.append(notice);
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  notice.remove();
  connection = null;
}

/**
 * Resolves once the browser is online: at once when it is, and when a service worker is in charge,
 * which has kept pages or an offline page of its own (spec 7.3).
 */
export async function untilOnline(): Promise<void> {
  // The types promise what an insecure address does not have.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!navigator.onLine && !worker?.controller) {
    await (connection ??= waitForConnection());
  }
}

/**
 * Loads code that pages load later, and asks again where that fails, once there is a connection: one that drops
 * for a moment is common, and without further attempts it costs the reader what they clicked.
 *
 * @param load makes one attempt
 * @throws what the last attempt threw, such as for a file that a deploy took away
 */
export async function retryLoad<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load();
    } catch (error) {
      await untilOnline();
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      // What the browser has kept of the file may be what was wrong: an error, or a file cut short.
      const { request } = error as { readonly request?: unknown };
      if (typeof request === 'string') {
        await fetch(request, { cache: 'reload' }).catch(() => undefined);
      }
    }
  }
  return load();
}

/** Whether the reader would lose something that they typed. */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type="search"], input[type="text"], [data-unsent] input',
  );
  return [...fields].some((field) => field.value.trim() !== '');
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (Date.now() - last < RELOAD_PAUSE || hasTypedText()) {
      return false;
    }
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would end the reloads.
    return false;
  }
}

/**
 * What is done about a part that cannot be loaded: a deploy may have taken its files away, so the page is
 * loaded anew, once, and where nothing typed is lost. Otherwise the part's place says so.
 */
export function showMissingIsland(element: HTMLElement, error: unknown): void {
  console.error('A part of the page could not be loaded', error);
  if (mayReload()) {
    window.location.reload();
    return;
  }
  const notice = createNotice('alert', translate('faults.part'));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = translate('faults.reload');
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  element.querySelector(`:scope > .${notice.className}`)?.remove();
  element.append(notice);
}
