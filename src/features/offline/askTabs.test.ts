/** @jest-environment node */
import { askTabs } from './askTabs';

/** A worker that answers through the port it is given. */
function workerSaying(answer: unknown): Pick<ServiceWorker, 'postMessage'> {
  return {
    postMessage(_message: unknown, transfer?: Transferable[] | StructuredSerializeOptions) {
      const [port] = Array.isArray(transfer) ? transfer : [];
      if (port instanceof MessagePort) {
        port.postMessage(answer);
        port.close();
      }
    },
  };
}

describe('spec 7.2: how many tabs are open', () => {
  it('is what the worker counts', async () => {
    expect(await askTabs(workerSaying(2))).toBe(2);
  });

  it('is too many when the worker says something else', async () => {
    expect(await askTabs(workerSaying('two'))).toBe(Infinity);
  });

  it('is too many when the worker says nothing for two seconds', async () => {
    jest.useFakeTimers();
    const tabs = askTabs({ postMessage: jest.fn() });
    await jest.advanceTimersByTimeAsync(2000);
    expect(await tabs).toBe(Infinity);
    jest.useRealTimers();
  });
});
