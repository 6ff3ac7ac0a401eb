/** @jest-environment node */
import { FakeWorker, INSTALLED } from '../../../../tests/support/fakeWorker';
import { NETWORK_LIMIT_MS } from './answers';
import start from './index';
import { CACHES } from './store';

const SCRIPT = 'assets/js/main.1a2b3c4d.js';
const LISTED = 'console.log("whole")';

let worker: FakeWorker;

/** Installs the worker of a build whose script is {@link LISTED}. */
async function install(): Promise<void> {
  const list = { sizes: { '1a2b3c4d': LISTED.length }, search: {} };
  worker.publish({ ...INSTALLED, 'worker-files.json': JSON.stringify(list) });
  await worker.send('install');
  worker.fetch.mockClear();
}

beforeEach(async () => {
  worker = new FakeWorker();
  worker.install();
  start();
  await install();
});

describe('spec 7.3: files', () => {
  it('fetches a hashed file once', async () => {
    worker.online(LISTED);
    expect(await worker.read(SCRIPT)).toBe(LISTED);
    worker.offline();
    expect(await worker.read(SCRIPT)).toBe(LISTED);
    expect(worker.fetch).toHaveBeenCalledTimes(1);
  });

  it('fetches other files network first', async () => {
    worker.online('old');
    await worker.read('img/toolpad.svg');
    worker.online('new');
    expect(await worker.read('img/toolpad.svg')).toBe('new');
    worker.offline();
    expect(await worker.read('img/toolpad.svg')).toBe('new');
  });

  it('never serves a page in place of its Markdown version', async () => {
    worker.online('<title>Introduction</title>');
    await worker.read('core/');
    worker.offline();
    expect((await worker.ask('core/index.md'))?.type).toBe('error');
    worker.online('# Introduction');
    expect(await worker.read('core/index.md')).toBe('# Introduction');
  });

  it('fails like the network for a file that was never read', async () => {
    worker.offline();
    expect((await worker.ask('img/other.svg'))?.type).toBe('error');
    await expect(worker.ask(SCRIPT)).rejects.toThrow('Failed to fetch');
  });
});

describe('spec 7.3: the worker leaves to the browser', () => {
  it.each([
    ['a form', 'core/', { method: 'POST', body: 'x' }],
    ['a byte range', 'img/film.webp', { headers: { range: 'bytes=0-1' } }],
    ['another origin', 'https://example.com/toolpad/', {}],
    ['another site on the origin', '/material-ui/', {}],
  ])('%s', (_name, path, init) => {
    expect(worker.ask(path, init)).toBeNull();
  });
});

describe('spec 7.3: a wrong response for a hashed file', () => {
  const HTML = { headers: { 'content-type': 'text/html' } };
  const WRONG: readonly [string, string, Parameters<FakeWorker['online']>[1]][] = [
    ['a sign-in page', '<title>Sign in</title>', HTML],
    ['an empty body', '', {}],
    ['a body cut short', LISTED.slice(0, -1), {}],
    ['an error', 'bad gateway', { status: 502 }],
    ['a 404 during a deployment', 'not found', { status: 404 }],
  ];

  it.each(WRONG)('%s: a single occurrence goes unnoticed', async (_name, body, init) => {
    worker.online(body, init);
    const wrong = await worker.fetch(SCRIPT);
    worker.online(LISTED);
    worker.fetch.mockResolvedValueOnce(wrong);
    expect(await worker.read(SCRIPT)).toBe(LISTED);
    // The HTTP cache may contain the wrong response for a year.
    expect(worker.fetch.mock.lastCall?.[1]).toEqual({ cache: 'reload' });
    worker.offline();
    expect(await worker.read(SCRIPT)).toBe(LISTED);
  });

  it.each(WRONG)(
    '%s that persists is not cached, and the file loads once it is back',
    async (_name, body, init) => {
      worker.online(body, init);
      expect(await worker.read(SCRIPT)).toBe(body);
      expect(worker.caches.addresses(CACHES.assets)).toEqual([]);
      worker.online(LISTED);
      expect(await worker.read(SCRIPT)).toBe(LISTED);
    },
  );

  it.each(WRONG.slice(0, 3))(
    '%s, cached by an earlier worker, is deleted by the next',
    async (...row) => {
      const [, body, init] = row;
      await worker.put(CACHES.pages, 'core/', `<script src=/toolpad/${SCRIPT}>`);
      await worker.put(CACHES.assets, SCRIPT, body, init);
      await install();
      worker.online(LISTED);
      expect(await worker.read(SCRIPT)).toBe(LISTED);
    },
  );

  it.each([
    ['assets/css/styles.aaaaaaaa.css', 'text/html', 'body{}'],
    ['assets/css/styles.aaaaaaaa.css', 'text/javascript', 'body{}'],
    ['assets/images/a.aaaaaaaa.webp', 'text/html', 'picture'],
    ['assets/search/core.aaaaaaaa.json', 'application/json', '{"cut":'],
    ['search-index.json', 'text/html', '{}'],
  ])('is not cached: %s as %s', async (path, type, body) => {
    worker.online(body, { headers: { 'content-type': type } });
    await worker.read(path);
    expect(worker.caches.addresses(CACHES.assets)).toEqual([]);
    expect(worker.caches.addresses(CACHES.files)).toEqual([]);
  });

  it('that its page reports as broken is replaced if the network has a different one', async () => {
    await worker.put(CACHES.assets, SCRIPT, 'garbage of the right size');
    worker.offline();
    await expect(worker.ask(SCRIPT, { cache: 'reload' })).rejects.toThrow();
    expect(await worker.read(SCRIPT)).toBe('garbage of the right size');
    worker.online(LISTED);
    await worker.read(SCRIPT, { cache: 'reload' });
    worker.offline();
    expect(await worker.read(SCRIPT)).toBe(LISTED);
  });

  it.each(['script', 'style'])(
    'is left to the page to request again, if it is a %s',
    async (destination) => {
      worker.online('not found', { status: 404 });
      expect(await worker.read(SCRIPT, { destination })).toBe('not found');
      expect(worker.fetch).toHaveBeenCalledTimes(1);
      // As the page does.
      await worker.read(SCRIPT, { cache: 'reload' });
      expect(worker.fetch).toHaveBeenCalledTimes(2);
      expect(worker.caches.addresses(CACHES.assets)).toEqual([]);
    },
  );

  it('that never arrives is requested again', async () => {
    jest.useFakeTimers();
    worker.online(LISTED);
    worker.fetch.mockImplementationOnce(() => new Promise(() => undefined));
    const read = worker.read(SCRIPT);
    await jest.advanceTimersByTimeAsync(NETWORK_LIMIT_MS);
    expect(await read).toBe(LISTED);
    expect(worker.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    jest.useRealTimers();
  });

  it('is not assumed for a file of another build, whose size is unknown', async () => {
    worker.online('x');
    await worker.read('assets/js/main.ffffffff.js');
    expect(worker.fetch).toHaveBeenCalledTimes(1);
    expect(worker.caches.addresses(CACHES.assets)).toEqual(['assets/js/main.ffffffff.js']);
  });
});
