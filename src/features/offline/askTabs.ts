import type { PageMessage } from './worker/messages';

/** A worker that has not answered by now is not asked again for this look. */
const TIME_LIMIT_MS = 2000;

/**
 * Asks a worker how many tabs of the site are open (spec 7.2).
 *
 * @returns the number; `Infinity` when the worker does not say, so that nothing is reloaded
 */
export function askTabs(worker: Pick<ServiceWorker, 'postMessage'>): Promise<number> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (tabs: number) => {
      clearTimeout(timer);
      port1.close();
      resolve(tabs);
    };
    const timer = setTimeout(answer, TIME_LIMIT_MS, Infinity);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      answer(typeof data === 'number' ? data : Infinity);
    };
    worker.postMessage({ type: 'COUNT_TABS' } satisfies PageMessage, [port2]);
  });
}
