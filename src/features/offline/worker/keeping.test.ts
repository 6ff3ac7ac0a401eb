/** @jest-environment node */
import { answerOf, FakeWorker, SCOPE } from '../../../../tests/support/fakeWorker';
import { CACHES } from './cacheNames';
import start from './index';
import type { PageMessage } from './messages';

let worker: FakeWorker;
/** What the server has, by path below the scope. */
let files: Record<string, string>;

function publish(published: Record<string, string>): void {
  files = { 'offline.html': 'offline', ...published };
}

async function tell(message: PageMessage): Promise<void> {
  await worker.send('message', { data: message, ports: [] });
}

async function kept(name: string, path: string): Promise<string | undefined> {
  const cache = await worker.caches.open(name);
  return await (await cache.match(SCOPE + path))?.text();
}

beforeEach(() => {
  worker = new FakeWorker();
  worker.install();
  start();
  publish({});
  worker.fetch.mockImplementation((input) => {
    const address = input instanceof Request ? input.url : String(input);
    const body = files[address.replace(SCOPE, '')];
    return Promise.resolve(answerOf(body ?? 'not found', body === undefined ? 404 : 200));
  });
});

describe('spec 7.3: a page that came without a request', () => {
  it('is kept with the files it names and those it has loaded', async () => {
    publish({
      'core/': '<script src=/toolpad/assets/js/main.aaaaaaaa.js defer></script><img src="/x.png">',
      'assets/js/main.aaaaaaaa.js': 'main',
      'assets/fonts/geist-bbbbbbbb.woff2': 'font',
      'img/toolpad.svg': 'mark',
    });
    await tell({
      type: 'KEEP_PAGE',
      address: `${SCOPE}core/`,
      files: [`${SCOPE}assets/fonts/geist-bbbbbbbb.woff2`, `${SCOPE}img/toolpad.svg`],
    });
    expect(worker.caches.addresses(CACHES.pages)).toEqual(['core/']);
    expect(worker.caches.addresses(CACHES.assets).sort()).toEqual([
      'assets/fonts/geist-bbbbbbbb.woff2',
      'assets/js/main.aaaaaaaa.js',
    ]);
    expect(worker.caches.addresses(CACHES.files)).toEqual(['img/toolpad.svg']);
  });

  it('is left alone outside the site', async () => {
    await tell({ type: 'KEEP_PAGE', address: 'https://mui.com/', files: ['https://x.example/a'] });
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

describe('spec 7.3: an installed app', () => {
  const SITE = {
    '': 'home 1',
    'core/': 'core 1',
    'assets/js/main.aaaaaaaa.js': 'main 1',
    'img/toolpad.svg': 'mark 1',
    'offline-files.json': JSON.stringify({
      'index.html': 'r1',
      'core/index.html': 'r1',
      'assets/js/main.aaaaaaaa.js': null,
      'img/toolpad.svg': 'r1',
    }),
  };

  it('keeps the whole site', async () => {
    publish(SITE);
    await tell({ type: 'KEEP_SITE' });
    expect(worker.caches.addresses(CACHES.pages).sort()).toEqual(['', 'core/']);
    expect(await kept(CACHES.files, 'img/toolpad.svg')).toBe('mark 1');
    expect(await kept(CACHES.assets, 'assets/js/main.aaaaaaaa.js')).toBe('main 1');
  });

  it('fetches what changed, drops what is gone, and leaves the rest', async () => {
    publish(SITE);
    await tell({ type: 'KEEP_SITE' });
    publish({
      '': 'home 2',
      'img/toolpad.svg': 'mark 2',
      'assets/js/main.bbbbbbbb.js': 'main 2',
      'studio/': 'studio 2',
      'offline-files.json': JSON.stringify({
        'index.html': 'r1',
        'studio/index.html': 'r2',
        'assets/js/main.bbbbbbbb.js': null,
        'img/toolpad.svg': 'r2',
      }),
    });
    await tell({ type: 'KEEP_SITE' });
    expect(worker.caches.addresses(CACHES.pages).sort()).toEqual(['', 'studio/']);
    expect(await kept(CACHES.pages, '')).toBe('home 1');
    expect(await kept(CACHES.files, 'img/toolpad.svg')).toBe('mark 2');
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/js/main.bbbbbbbb.js']);
  });

  it('goes on where the network left it', async () => {
    publish(SITE);
    const answer = worker.fetch.getMockImplementation();
    worker.fetch.mockImplementation((input, init) =>
      input === `${SCOPE}core/`
        ? Promise.reject(new TypeError('Failed to fetch'))
        : (answer?.(input, init) ?? Promise.reject(new Error('no answer'))),
    );
    await tell({ type: 'KEEP_SITE' });
    expect(worker.caches.addresses(CACHES.worker)).toEqual([]);
    worker.fetch.mockImplementation(answer);
    await tell({ type: 'KEEP_SITE' });
    expect(await kept(CACHES.pages, 'core/')).toBe('core 1');
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline-files.json']);
  });

  it.each(['<html>', '[1]', '{"a":1}'])('keeps nothing when its list reads %s', async (list) => {
    publish({ ...SITE, 'offline-files.json': list });
    await tell({ type: 'KEEP_SITE' });
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });
});
