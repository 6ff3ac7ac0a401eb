/** @jest-environment node */
import { answerOf, FakeWorker, SCOPE } from '../../../tests/support/fakeWorker';
import { CACHES } from './cacheNames';
import start from './index';

let worker: FakeWorker;

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
});
