/** @jest-environment node */
import * as fc from 'fast-check';
import { FakeWorker, SCOPE } from '../../../../tests/support/fakeWorker';
import { readSiteFiles, readWorkerFiles } from './files';
import start from './index';
import { KEEP_SITE } from './scope';
import { CACHES } from './store';

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

let worker: FakeWorker;

async function sendMessage(data: unknown): Promise<void> {
  await worker.send('message', { data });
}

async function cachedText(name: string, path: string): Promise<string | undefined> {
  const cache = await worker.caches.open(name);
  return await (await cache.match(SCOPE + path))?.text();
}

beforeEach(() => {
  worker = new FakeWorker();
  worker.install();
  start();
  worker.publish(SITE);
});

describe('spec 7.3: an installed app', () => {
  it('caches the whole site', async () => {
    await sendMessage(KEEP_SITE);
    expect(worker.caches.addresses(CACHES.pages).sort()).toEqual(['', 'core/']);
    expect(await cachedText(CACHES.files, 'img/toolpad.svg')).toBe('mark 1');
    expect(await cachedText(CACHES.assets, 'assets/js/main.aaaaaaaa.js')).toBe('main 1');
  });

  it('downloads only the list while nothing has changed', async () => {
    await sendMessage(KEEP_SITE);
    worker.fetch.mockClear();
    await sendMessage(KEEP_SITE);
    expect(worker.fetch.mock.calls.map(([address]) => address)).toEqual([
      `${SCOPE}offline-files.json`,
    ]);
  });

  it('fetches changed files, deletes removed ones, and keeps the rest', async () => {
    await sendMessage(KEEP_SITE);
    worker.publish({
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
    await sendMessage(KEEP_SITE);
    expect(worker.caches.addresses(CACHES.pages).sort()).toEqual(['', 'studio/']);
    expect(await cachedText(CACHES.pages, '')).toBe('home 1');
    expect(await cachedText(CACHES.files, 'img/toolpad.svg')).toBe('mark 2');
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/js/main.bbbbbbbb.js']);
  });

  it('resumes after a network failure', async () => {
    const respond = worker.fetch.getMockImplementation();
    worker.fetch.mockImplementation((input, init) =>
      input === `${SCOPE}core/`
        ? Promise.reject(new TypeError('Failed to fetch'))
        : (respond?.(input, init) ?? Promise.reject(new Error('no response'))),
    );
    await sendMessage(KEEP_SITE);
    expect(worker.caches.addresses(CACHES.worker)).toEqual([]);
    worker.fetch.mockImplementation(respond);
    await sendMessage(KEEP_SITE);
    expect(await cachedText(CACHES.pages, 'core/')).toBe('core 1');
    expect(worker.caches.addresses(CACHES.worker)).toEqual(['offline-files.json']);
  });

  it.each(['<html>', '[1]', '{"a":1}'])('caches nothing if its list is %s', async (list) => {
    worker.publish({ ...SITE, 'offline-files.json': list });
    await sendMessage(KEEP_SITE);
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });
});

it('spec 7.3: other messages cache nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (data) => {
      await sendMessage(data);
      expect(worker.fetch).not.toHaveBeenCalled();
    }),
  );
});

describe('spec 7.3: the file lists of a build', () => {
  it('are accepted as the build writes them', async () => {
    const site = { 'index.html': '1a2b', 'assets/js/main.1a2b3c4d.js': null };
    expect(await readSiteFiles(Response.json(site))).toEqual(site);
    const files = { sizes: { '1a2b3c4d': 12 }, search: { '': ['search-index.json'] } };
    expect(await readWorkerFiles(Response.json(files))).toEqual(files);
  });

  it.each([
    null,
    [],
    {},
    { sizes: {} },
    { sizes: { a: '1' }, search: {} },
    { sizes: {}, search: { '': 'search-index.json' } },
    { sizes: {}, search: { '': [1] } },
  ])('are rejected if malformed: %j', async (data) => {
    expect(await readWorkerFiles(Response.json(data))).toBeNull();
  });

  it('either map files to revisions or are rejected', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const files = await readSiteFiles(Response.json(data));
        for (const revision of Object.values(files ?? {})) {
          expect(revision === null || typeof revision === 'string').toBe(true);
        }
      }),
    );
  });
});
