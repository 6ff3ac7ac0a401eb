/** @jest-environment node */
import { FakeWorker, INSTALLED } from '../../../../tests/support/fakeWorker';
import start from './index';
import { CACHES } from './store';
import withdraw from './withdraw';

let worker: FakeWorker;

beforeEach(() => {
  worker = new FakeWorker();
  worker.install();
});

describe('spec 7.3: installing and activating', () => {
  beforeEach(() => {
    start();
    worker.publish(INSTALLED);
  });

  it('caches the offline page and the build’s list', async () => {
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline.html', 'worker-files.json']);
  });

  it.each([
    ['not found', 404],
    ['<title>Sign in</title>', 200],
  ])('fails with “%s” as the offline page, so that the browser retries', async (body, status) => {
    worker.online(body, { status, isForeign: true });
    await expect(worker.send('install')).rejects.toThrow();
    expect(worker.caches.addresses(CACHES.worker)).toEqual([]);
  });

  it('succeeds without the list', async () => {
    worker.publish({ 'offline.html': INSTALLED['offline.html'] });
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline.html']);
  });

  it('requests the list again if the response was not a list', async () => {
    worker.publish({ ...INSTALLED, 'worker-files.json': '<title>Sign in</title>' });
    await worker.send('install');
    worker.publish({ ...INSTALLED, 'assets/js/main.aaaaaaaa.js': 'whole' });
    await worker.read('assets/js/main.aaaaaaaa.js');
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline.html', 'worker-files.json']);
  });

  it('does not take over on its own', async () => {
    await worker.send('install');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('deletes only the site’s old caches', async () => {
    await worker.send('install');
    await worker.caches.open('toolpad-docs-pages-0');
    await worker.caches.open('material-ui-pages');
    await worker.send('activate');
    const names = await worker.caches.keys();
    expect(names).toContain('material-ui-pages');
    expect(names).not.toContain('toolpad-docs-pages-0');
    expect(names).toContain(CACHES.worker);
    expect(worker.claim).toHaveBeenCalledTimes(1);
  });

  it('takes over when a page requests it, and ignores other messages', async () => {
    await worker.send('message', { data: { type: 'OTHER' } });
    expect(worker.claim).not.toHaveBeenCalled();
    await worker.send('message', { data: { type: 'CLAIM' } });
    expect(worker.claim).toHaveBeenCalledTimes(1);
  });

  it.each(['install', 'activate'])(
    'prevents plugin-pwa’s own %s handler from running',
    async (type) => {
      const event = await worker.send(type);
      expect(event.stopImmediatePropagation).toHaveBeenCalledTimes(1);
    },
  );
});

describe('spec 7.3: old files are removed when an update is installed', () => {
  beforeEach(() => {
    start();
    worker.publish(INSTALLED);
  });

  it('except those that a cached page needs, directly or through a script', async () => {
    await worker.put(CACHES.assets, 'assets/js/main.aaaaaaaa.js', '{12:"bbbbbbbb"}');
    await worker.put(CACHES.assets, 'assets/js/12.bbbbbbbb.js', 'a chunk');
    await worker.put(CACHES.assets, 'assets/js/12.cccccccc.js', 'the same, a build ago');
    await worker.put(CACHES.assets, 'assets/js/unhashed.js', 'who knows');
    await worker.put(CACHES.pages, 'core/', '<script src=main.aaaaaaaa.js>');
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual([
      'assets/js/main.aaaaaaaa.js',
      'assets/js/12.bbbbbbbb.js',
      'assets/js/unhashed.js',
    ]);
  });

  it('except the search shards named in the cached manifest', async () => {
    await worker.put(CACHES.assets, 'assets/search/core.aaaaaaaa.json', '["page.bbbbbbbb.json"]');
    await worker.put(CACHES.assets, 'assets/search/page.bbbbbbbb.json', '[]');
    await worker.put(CACHES.assets, 'assets/search/core.cccccccc.json', '["a build ago"]');
    await worker.put(CACHES.files, 'search-index.json', '{"core":"core.aaaaaaaa.json"}');
    await worker.put(CACHES.files, 'img/toolpad.svg', 'core.cccccccc.json');
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual([
      'assets/search/core.aaaaaaaa.json',
      'assets/search/page.bbbbbbbb.json',
    ]);
  });
});

describe('spec 7: the worker can be withdrawn', () => {
  beforeEach(() => {
    withdraw();
  });

  it('replaces its predecessor once the pages know that they must not reload', async () => {
    const [page] = worker.pages;
    const told = new Promise<MessagePort>((resolve) => {
      page?.postMessage.mockImplementation((message: object, [port]: [MessagePort]) => {
        expect(message).toEqual({ type: 'WITHDRAWN' });
        resolve(port);
      });
    });
    const installed = worker.send('install');
    const port = await told;
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    port.postMessage(null);
    await installed;
    expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
    port.close();
  });

  it('does not wait for pages that are frozen', async () => {
    jest.useFakeTimers();
    const [page] = worker.pages;
    const installed = worker.send('install');
    await jest.advanceTimersByTimeAsync(10_000);
    await installed;
    expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
    const [, [port]] = page?.postMessage.mock.calls[0] as [object, [MessagePort]];
    port.close();
    jest.useRealTimers();
  });

  it('deletes all of the site’s caches, and unregisters itself', async () => {
    await worker.caches.open('toolpad-docs-pages-1');
    await worker.caches.open('toolpad-docs-pages-0');
    await worker.caches.open('material-ui-pages');
    await worker.send('activate');
    expect(await worker.caches.keys()).toEqual(['material-ui-pages']);
    expect(worker.unregister).toHaveBeenCalledTimes(1);
  });

  it('handles no requests', () => {
    expect(worker.ask('core/', { navigate: true })).toBeNull();
  });
});
