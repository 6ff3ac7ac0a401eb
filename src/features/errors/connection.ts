type Listener = () => void;

const listeners = new Set<Listener>();
let waiting = 0;

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) {
    listener();
  }
}

/** Whether something that the reader asked for waits for the connection. */
export function isWaitingForConnection(): boolean {
  return waiting > 0;
}

/**
 * Calls back whenever {@link isWaitingForConnection} may have changed.
 *
 * @returns what ends it
 */
export function subscribeToConnection(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Resolves once the browser is online: at once when it is, and when a service worker is in charge,
 * which has kept pages or an offline page of its own (spec 7.3).
 */
export async function untilOnline(): Promise<void> {
  // The types promise what an insecure address does not have.
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (navigator.onLine || worker?.controller) {
    return;
  }
  change(1);
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
  change(-1);
}
