/** @jest-environment node */
import { FakeWorker, INSTALLED } from '../../../../tests/support/fakeWorker';
import { NETWORK_LIMIT_MS } from './answers';
import start from './index';
import { CACHES } from './store';

const PAGE = 'core/introduction/';
const COPY_NOTICE = /copy saved on this device/;

let worker: FakeWorker;

async function open(path = PAGE): Promise<string> {
  return (await worker.read(path, { navigate: true })) ?? '';
}

beforeEach(async () => {
  worker = new FakeWorker();
  worker.install();
  start();
  worker.publish(INSTALLED);
  await worker.send('install');
  worker.fetch.mockClear();
});

describe('spec 7.3: pages come from the network first', () => {
  it('uses the network while online, even if a copy is cached', async () => {
    worker.online('build 1');
    expect(await open()).toBe('build 1');
    worker.online('build 2');
    expect(await open()).toBe('build 2');
  });

  it('revalidates the HTTP cache', async () => {
    worker.online('build 1');
    await open();
    expect(worker.fetch.mock.lastCall?.[1]).toEqual({ cache: 'no-cache' });
  });

  it('uses the cached copy if the network fails', async () => {
    worker.online('build 1');
    await open();
    worker.offline();
    expect(await open()).toContain('build 1');
  });

  it.each(['core/introduction', 'core/introduction/index.html', 'core/introduction/?a=1#b'])(
    'finds a page under another spelling: %s',
    async (spelling) => {
      worker.online('build 1');
      await open();
      worker.offline();
      expect(await open(spelling)).toContain('build 1');
    },
  );

  it('shows the offline page, with status 503, instead of a page that was never visited', async () => {
    worker.offline();
    const response = await worker.ask(PAGE, { navigate: true });
    expect(response?.status).toBe(503);
    expect(await response?.text()).toContain(INSTALLED['offline.html']);
  });

  it('passes redirects through, and does not cache them', async () => {
    worker.online('', { type: 'opaqueredirect' });
    await open('core');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it.each([
    ['an empty page', '', {}],
    ['a network’s sign-in page', '<body>Sign in</body>', { isForeign: true }],
    ['a truncated page', '<script src=/toolpad/assets/js/main.js>', { isForeign: true }],
    ['something other than a page', '{}', { headers: { 'content-type': 'application/json' } }],
  ])('does not cache %s', async (_name, body, init) => {
    worker.online(body, init);
    await open();
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('keeps its copy if a captive portal responds', async () => {
    worker.online('build 1');
    await open();
    worker.online('<body>Sign in</body>', { isForeign: true });
    expect(await open()).toContain('Sign in');
    worker.offline();
    expect(await open()).toContain('build 1');
  });

  it.each([404, 410])('deletes a page that the server no longer has (%d)', async (status) => {
    worker.online('build 1');
    await open();
    worker.online('not found', { status });
    expect(await open()).toBe('not found');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('does not delete a page because the server rejects its query', async () => {
    worker.online('build 1');
    await open();
    worker.online('not found', { status: 404 });
    await open(`${PAGE}?utm_source=https%3A%2F%2Fexample.com`);
    expect(worker.caches.addresses(CACHES.pages)).toEqual([PAGE]);
  });
});

describe('spec 7.3: a cached copy is preferred to a gateway’s error page', () => {
  it.each([500, 502, 503, 504])('with status %d', async (status) => {
    worker.online('<body>build 1');
    await open();
    worker.online('bad gateway', { status });
    expect(await open()).toContain('build 1');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([PAGE]);
  });

  it('but without a copy, the error page is passed through and not cached', async () => {
    worker.online('bad gateway', { status: 502 });
    expect(await open()).toBe('bad gateway');
    expect(worker.caches.addresses(CACHES.pages)).toEqual([]);
  });

  it('and is marked as a copy, with its date', async () => {
    const headers = { date: 'Mon, 23 Nov 2026 18:00:00 GMT' };
    worker.online('<body class=page>build 1', { headers });
    expect(await open()).not.toMatch(COPY_NOTICE);
    worker.online('bad gateway', { status: 502 });
    expect(await open()).toMatch(
      /^<body class=page><p role="status".*on this device on November 23, 2026\.<\/p>build 1$/,
    );
    expect(await open()).toMatch(/^(?:(?!role="status").)*role="status"(?!.*role="status")/);
  });

  it('but is not marked in a frame, because the page around it is', async () => {
    worker.online('<body>demo');
    await worker.read('demo/');
    worker.offline();
    expect(await worker.read('demo/')).toBe('<body>demo');
  });
});

describe('spec 7.3: the time limit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function serveSlowly(body: string, ms: number): void {
    worker.online(body);
    const respond = worker.fetch.getMockImplementation();
    worker.fetch.mockImplementation(async (input) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return (await respond?.(input)) ?? Response.error();
    });
  }

  /** The response's text, without waiting for the worker's background work. */
  async function readResponse(): Promise<string | undefined> {
    return await (await worker.ask(PAGE, { navigate: true }))?.text();
  }

  it('waits for a response that arrives just in time', async () => {
    worker.online('build 1');
    await open();
    serveSlowly('build 2', NETWORK_LIMIT_MS - 1);
    const text = readResponse();
    await jest.advanceTimersByTimeAsync(NETWORK_LIMIT_MS);
    expect(await text).toBe('build 2');
  });

  it('then uses the cache, and caches the late response for next time', async () => {
    worker.online('build 1');
    await open();
    serveSlowly('build 2', NETWORK_LIMIT_MS + 1);
    const text = readResponse();
    await jest.advanceTimersByTimeAsync(NETWORK_LIMIT_MS);
    expect(await text).toContain('build 1');
    await jest.advanceTimersByTimeAsync(1);
    worker.offline();
    expect(await readResponse()).toContain('build 2');
  });

  it('keeps waiting if nothing is cached', async () => {
    serveSlowly('build 1', 10 * NETWORK_LIMIT_MS);
    const text = readResponse();
    await jest.advanceTimersByTimeAsync(10 * NETWORK_LIMIT_MS);
    expect(await text).toBe('build 1');
  });
});

describe('spec 7.3: a cache that fails does not take an online site down', () => {
  const SCRIPT = 'assets/js/main.aaaaaaaa.js';

  it.each(['open', 'match'] as const)('when %s throws', async (method) => {
    jest.spyOn(worker.caches, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    worker.online('build 1');
    expect(await open()).toBe('build 1');
    expect(await worker.read(SCRIPT)).toBe('build 1');
    expect(await worker.read('img/toolpad.svg')).toBe('build 1');
  });

  it.each(['open', 'match'] as const)('when %s hangs', async (method) => {
    jest.useFakeTimers();
    jest.spyOn(worker.caches, method).mockReturnValue(new Promise<never>(() => undefined));
    worker.online('build 1');
    const readText = async (path: string) => await (await worker.ask(path))?.text();
    const texts = Promise.all([PAGE, SCRIPT, 'img/toolpad.svg'].map(readText));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await texts).toEqual(['build 1', 'build 1', 'build 1']);
    jest.useRealTimers();
  });

  it('offline, fails like the network instead of hanging', async () => {
    jest.useFakeTimers();
    jest.spyOn(worker.caches, 'match').mockReturnValue(new Promise<never>(() => undefined));
    worker.offline();
    const response = worker.ask(PAGE, { navigate: true });
    await jest.advanceTimersByTimeAsync(5000);
    expect((await response)?.type).toBe('error');
    jest.useRealTimers();
  });

  it('does not block the activation, which all requests wait for', async () => {
    jest.useFakeTimers();
    jest.spyOn(worker.caches, 'keys').mockReturnValue(new Promise<never>(() => undefined));
    const activated = worker.send('activate');
    await jest.advanceTimersByTimeAsync(5000);
    await activated;
    expect(worker.claim).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
