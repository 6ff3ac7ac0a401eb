import { translate } from '../strings';
import styles from './recovery.module.css';

/** The pending wait for the connection, shared by all callers. */
let connection: Promise<void> | null = null;

function createNotice(role: 'status' | 'alert', words: string): HTMLElement {
  const notice = document.createElement('div');
  const text = document.createElement('p');
  notice.setAttribute('role', role);
  notice.className = styles.notice ?? '';
  text.textContent = words;
  notice.append(text);
  return notice;
}

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

/** Says, in its place, that a part of the page could not be loaded, and offers to reload. */
export function showMissingPart(place: HTMLElement, error: unknown): void {
  console.error('Part of the page could not be loaded', error);
  const notice = createNotice('alert', translate('errors.part'));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = translate('errors.reload');
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  place.querySelector(`:scope > .${notice.className}`)?.remove();
  place.append(notice);
}
