/** @jest-environment node */
import { FakeWorker } from '../../../../tests/support/fakeWorker';
import withdraw from './withdraw';

describe('spec 7: the worker can be withdrawn from the field', () => {
  let worker: FakeWorker;

  beforeEach(() => {
    worker = new FakeWorker();
    worker.install();
    withdraw();
  });

  it('takes over from its predecessor at once', async () => {
    await worker.send('install');
    expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
  });

  it('removes all that was kept, and itself', async () => {
    await worker.caches.open('toolpad-docs-pages-1');
    await worker.caches.open('toolpad-docs-pages-0');
    await worker.caches.open('material-ui-pages');
    await worker.send('activate');
    expect(await worker.caches.keys()).toEqual(['material-ui-pages']);
    expect(worker.unregister).toHaveBeenCalledTimes(1);
  });

  it('handles no request', () => {
    expect(worker.ask('core/', { navigate: true })).toBeNull();
  });
});
