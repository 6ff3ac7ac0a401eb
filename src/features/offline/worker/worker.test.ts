/** @jest-environment node */
import { answerOf, FakeWorker, SCOPE } from '../../../../tests/support/fakeWorker';
import { CACHES } from './cacheNames';
import start from './index';

const PAGE = 'core/introduction/';
const SCRIPT = 'assets/js/main.1a2b3c4d.js';

let worker: FakeWorker;

function online(body: string, status = 200): void {
  worker.fetch.mockImplementation(() => Promise.resolve(answerOf(body, status)));
}

function offline(): void {
  worker.fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
}

async function read(path: string): Promise<string | undefined> {
  return await (await worker.ask(path))?.text();
}

beforeEach(async () => {
  worker = new FakeWorker();
  worker.install();
  start();
  online('offline page');
  await worker.send('install');
  worker.fetch.mockClear();
});

describe('spec 7.3: files', () => {
  it('fetches a hashed file once', async () => {
    online('code');
    expect(await read(SCRIPT)).toBe('code');
    offline();
    expect(await read(SCRIPT)).toBe('code');
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });

  it('does not keep a hashed file that is missing', async () => {
    online('not found', 404);
    await read(SCRIPT);
    expect(worker.caches.addresses(CACHES.assets)).toEqual([]);
  });

  it('takes other files from the network first', async () => {
    online('old');
    await read('img/toolpad.svg');
    online('new');
    expect(await read('img/toolpad.svg')).toBe('new');
    offline();
    expect(await read('img/toolpad.svg')).toBe('new');
  });

  it('never answers a page’s Markdown with the page', async () => {
    online('<title>Introduction</title>');
    await read(PAGE);
    offline();
    expect((await worker.ask(`${PAGE}index.md`))?.type).toBe('error');
    online('# Introduction');
    expect(await read(`${PAGE}index.md`)).toBe('# Introduction');
  });

  it('fails for a file that was never read, as the network does', async () => {
    offline();
    expect((await worker.ask('img/other.svg'))?.type).toBe('error');
  });
});

describe('spec 7.3: what is left to the browser', () => {
  it.each([
    ['a form', PAGE, { method: 'POST', body: 'x' }],
    ['a part of a file', 'img/film.webp', { headers: { range: 'bytes=0-1' } }],
    ['another origin', 'https://example.com/toolpad/', {}],
    ['another site of the origin', '/material-ui/', {}],
  ])('%s', (_name, path, init) => {
    expect(worker.ask(path, init)).toBeNull();
  });
});

describe('spec 7.3: installing and activating', () => {
  it('keeps the offline page', () => {
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline.html']);
  });

  it('is not installed without it, so that the browser tries again', async () => {
    online('not found', 404);
    await expect(worker.send('install')).rejects.toThrow();
  });

  it('does not take over by itself', () => {
    expect(worker.skipWaiting).not.toHaveBeenCalled();
  });

  it('removes old caches of the site and nothing else', async () => {
    await worker.caches.open('toolpad-docs-pages-0');
    await worker.caches.open('material-ui-pages');
    await worker.send('activate');
    const names = await worker.caches.keys();
    expect(names).toContain('material-ui-pages');
    expect(names).not.toContain('toolpad-docs-pages-0');
    expect(names).toContain(CACHES.worker);
    expect(worker.claim).toHaveBeenCalledTimes(1);
  });

  it.each(['install', 'activate'])('keeps plugin-pwa’s own %s from running', async (type) => {
    const event = await worker.send(type);
    expect(event.stopImmediatePropagation).toHaveBeenCalledTimes(1);
  });
});

describe('spec 7.2: counting tabs', () => {
  it('counts the site’s tabs, not its frames or other sites', async () => {
    worker.windows = [
      { url: `${SCOPE}${PAGE}`, frameType: 'top-level' },
      { url: SCOPE, frameType: 'auxiliary' },
      { url: `${SCOPE}demo/`, frameType: 'nested' },
      { url: 'https://mui.com/material-ui/', frameType: 'top-level' },
    ];
    const port = { postMessage: jest.fn() };
    await worker.send('message', { data: { type: 'COUNT_TABS' }, ports: [port] });
    expect(port.postMessage).toHaveBeenCalledWith(2);
  });
});
