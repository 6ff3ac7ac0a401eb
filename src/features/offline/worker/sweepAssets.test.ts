/** @jest-environment node */
import { answerOf, FakeWorker, SCOPE } from '../../../../tests/support/fakeWorker';
import { CACHES } from './cacheNames';
import start from './index';

type FakeCache = Awaited<ReturnType<FakeWorker['caches']['open']>>;

let worker: FakeWorker;

/** The browser needs room: an entry that was listed is gone when it is read. */
function loseAtReading(cache: FakeCache, address: string): void {
  const match = cache.match.bind(cache);
  cache.match = async (request) => {
    if (request instanceof Request && request.url === address) {
      await cache.delete(request);
    }
    return await match(request);
  };
}

beforeEach(() => {
  worker = new FakeWorker();
  worker.install();
  start();
  worker.fetch.mockImplementation(() => Promise.resolve(answerOf('offline')));
});

describe('spec 7.3: old files are removed when an update is installed', () => {
  it('except those that a kept page needs, directly or by a script', async () => {
    const assets = await worker.caches.open(CACHES.assets);
    await assets.put(`${SCOPE}assets/js/runtime~main.aaaaaaaa.js`, answerOf('{12:"bbbbbbbb"}'));
    await assets.put(`${SCOPE}assets/js/12.bbbbbbbb.js`, answerOf('a chunk'));
    await assets.put(`${SCOPE}assets/js/12.cccccccc.js`, answerOf('the same, a build ago'));
    await assets.put(`${SCOPE}assets/js/unhashed.js`, answerOf('who knows'));
    const pages = await worker.caches.open(CACHES.pages);
    await pages.put(`${SCOPE}core/`, answerOf('<script src=runtime~main.aaaaaaaa.js>'));
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual([
      'assets/js/runtime~main.aaaaaaaa.js',
      'assets/js/12.bbbbbbbb.js',
      'assets/js/unhashed.js',
    ]);
  });

  it('except the pieces of the search index that its kept list names', async () => {
    const assets = await worker.caches.open(CACHES.assets);
    await assets.put(
      `${SCOPE}assets/search/core.aaaaaaaa.json`,
      answerOf('["page.bbbbbbbb.json"]'),
    );
    await assets.put(`${SCOPE}assets/search/page.bbbbbbbb.json`, answerOf('[]'));
    await assets.put(`${SCOPE}assets/search/core.cccccccc.json`, answerOf('a build ago'));
    const files = await worker.caches.open(CACHES.files);
    await files.put(`${SCOPE}search-index.json`, answerOf('{"core":"core.aaaaaaaa.json"}'));
    await files.put(`${SCOPE}img/toolpad.svg`, answerOf('core.cccccccc.json'));
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual([
      'assets/search/core.aaaaaaaa.json',
      'assets/search/page.bbbbbbbb.json',
    ]);
  });

  it('except a kept picture, whose bytes are not searched for names', async () => {
    const assets = await worker.caches.open(CACHES.assets);
    await assets.put(`${SCOPE}assets/images/editor.aaaaaaaa.webp`, answerOf('bbbbbbbb'));
    await assets.put(`${SCOPE}assets/js/12.bbbbbbbb.js`, answerOf('a build ago'));
    const pages = await worker.caches.open(CACHES.pages);
    await pages.put(`${SCOPE}core/`, answerOf('<img src=editor.aaaaaaaa.webp>'));
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/images/editor.aaaaaaaa.webp']);
  });

  it('except what a page names twice, beside what is not kept at all', async () => {
    const assets = await worker.caches.open(CACHES.assets);
    await assets.put(`${SCOPE}assets/js/12.aaaaaaaa.js`, answerOf('a chunk'));
    const pages = await worker.caches.open(CACHES.pages);
    await pages.put(`${SCOPE}core/`, answerOf('12.aaaaaaaa.js 13.bbbbbbbb.js 12.aaaaaaaa.js'));
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/js/12.aaaaaaaa.js']);
  });

  it('and the browser throwing pages and files away meanwhile stops nothing', async () => {
    const assets = await worker.caches.open(CACHES.assets);
    await assets.put(`${SCOPE}assets/js/12.aaaaaaaa.js`, answerOf('13.bbbbbbbb.js'));
    await assets.put(`${SCOPE}assets/js/14.cccccccc.js`, answerOf('a build ago'));
    await assets.put(`${SCOPE}assets/js/15.dddddddd.js`, answerOf('a chunk'));
    const pages = await worker.caches.open(CACHES.pages);
    await pages.put(SCOPE, answerOf('15.dddddddd.js'));
    await pages.put(`${SCOPE}core/`, answerOf('12.aaaaaaaa.js'));
    await pages.put(`${SCOPE}studio/`, answerOf('14.cccccccc.js'));
    loseAtReading(pages, `${SCOPE}studio/`);
    loseAtReading(assets, `${SCOPE}assets/js/12.aaaaaaaa.js`);
    await worker.send('install');
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/js/15.dddddddd.js']);
  });
});
