/** @jest-environment node */
import path from 'node:path';
import { writePageFiles } from './pageFiles';

interface Session {
  loadSession: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
}

interface Requests {
  authorizedRequest: (path: string, init?: RequestInit) => Promise<unknown>;
}

/** The modules of the guide to data behind a sign-in, with a server that a test plays. */
const ask = jest.fn<Promise<Response>, [string, RequestInit]>();
const reload = jest.fn();
const channel = { onmessage: null, postMessage: jest.fn() };

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const mia = { user: { id: 'u1', name: 'Mia', email: 'mia@ward.example' }, token: 'first' };
const jon = { user: { id: 'u2', name: 'Jon', email: 'jon@ward.example' }, token: 'other' };
const turn = () => new Promise((resolve) => setImmediate(resolve));

const cookies = writePageFiles(
  'guides/authenticated-data',
  {},
  { without: ['Bearer token and refresh token'] },
);
const tokens = writePageFiles('guides/authenticated-data');
let folder = cookies;

function load(): Session & Requests {
  jest.resetModules();
  return {
    ...jest.requireActual<Session>(path.join(folder, 'src/session.ts')),
    ...jest.requireActual<Requests>(path.join(folder, 'src/authorizedRequest.ts')),
  };
}

async function loadAsMia(): Promise<Session & Requests> {
  const app = load();
  ask.mockResolvedValueOnce(json(200, mia));
  await app.loadSession();
  ask.mockClear();
  return app;
}

const asked = () => ask.mock.calls.map(([url]) => url);

beforeEach(() => {
  ask.mockReset();
  reload.mockReset();
  Object.assign(globalThis, {
    fetch: ask,
    BroadcastChannel: function BroadcastChannel() {
      return channel;
    },
    window: { location: { reload } },
  });
});

describe.each([
  ['a cookie', cookies],
  ['a bearer token', tokens],
])('with %s', (_, files) => {
  beforeEach(() => {
    folder = files;
  });

  /** The answers to a request without a session, and to the one for a new token. */
  const refuse = () => {
    ask.mockResolvedValueOnce(json(401, {}));
    if (files === tokens) {
      ask.mockResolvedValueOnce(json(401, {}));
    }
  };
  const refused = files === tokens ? ['/api/visits', '/api/session'] : ['/api/visits'];

  it('asks for nothing before there is a session', async () => {
    const { authorizedRequest, signIn } = load();
    const visits = authorizedRequest('/visits');
    await turn();
    expect(asked()).toEqual([]);
    ask.mockResolvedValueOnce(json(200, mia)).mockResolvedValueOnce(json(200, ['A. Novak']));
    await signIn('mia@ward.example', 'fennel');
    expect(await visits).toEqual(['A. Novak']);
  });

  it('repeats a request after a 401 and a new sign-in, and passes other errors on at once', async () => {
    const { authorizedRequest, signIn } = await loadAsMia();
    refuse();
    const visits = authorizedRequest('/visits');
    await turn();
    expect(asked()).toEqual(refused);
    ask.mockResolvedValueOnce(json(200, mia)).mockResolvedValueOnce(json(200, ['A. Novak']));
    await signIn('mia@ward.example', 'fennel');
    expect(await visits).toEqual(['A. Novak']);
    ask.mockResolvedValueOnce(json(422, { message: 'Enter a patient.' }));
    await expect(authorizedRequest('/visits')).rejects.toThrow('Enter a patient.');
  });

  it('does not end a session because of a late 401 from an earlier one', async () => {
    const { authorizedRequest, signIn } = await loadAsMia();
    let answerLate: (response: Response) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answerLate = resolve;
      }),
    );
    const late = authorizedRequest('/visits/1');
    await turn();
    refuse();
    const early = authorizedRequest('/visits/2');
    await turn();
    ask.mockResolvedValueOnce(json(200, mia)).mockResolvedValueOnce(json(200, 'two'));
    await signIn('mia@ward.example', 'fennel');
    expect(await early).toBe('two');
    ask.mockResolvedValueOnce(json(200, 'one'));
    answerLate(json(401, {}));
    expect(await late).toBe('one');
  });

  it('stops waiting for a sign-in when the request is aborted', async () => {
    const { authorizedRequest } = load();
    const controller = new AbortController();
    const visits = authorizedRequest('/visits', { signal: controller.signal });
    controller.abort(new Error('The page was left.'));
    await expect(visits).rejects.toThrow('The page was left.');
    expect(asked()).toEqual([]);
  });

  it('reloads the page when another user signs in, and answers the first one nothing', async () => {
    const { authorizedRequest, signIn } = await loadAsMia();
    refuse();
    void authorizedRequest('/visits');
    await turn();
    ask.mockResolvedValueOnce(json(200, jon));
    await signIn('jon@ward.example', 'sorrel');
    await turn();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked()).toEqual([...refused, '/api/session']);
  });
});

describe('a bearer token', () => {
  beforeEach(() => {
    folder = tokens;
  });

  const tokensSent = () =>
    ask.mock.calls.map(([, init]) => new Headers(init.headers).get('Authorization'));

  it('is renewed once for all requests that are refused, without a sign-in', async () => {
    const { authorizedRequest } = await loadAsMia();
    ask.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(401, {}));
    ask.mockResolvedValueOnce(json(200, { ...mia, token: 'second' }));
    ask.mockResolvedValueOnce(json(200, 'one')).mockResolvedValueOnce(json(200, 'two'));
    const init = { method: 'PUT', headers: { 'X-Try': '1' } };
    const both = [authorizedRequest('/visits/1', init), authorizedRequest('/visits/2')];
    expect(await Promise.all(both)).toEqual(['one', 'two']);
    expect(tokensSent()).toEqual([
      'Bearer first',
      'Bearer first',
      null,
      'Bearer second',
      'Bearer second',
    ]);
    expect(new Headers(ask.mock.calls[3]?.[1].headers).get('X-Try')).toBe('1');
  });

  it('that is refused although it is new ends the session, and no loop begins', async () => {
    const { authorizedRequest, signIn } = await loadAsMia();
    ask.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(200, mia));
    ask.mockResolvedValueOnce(json(401, {}));
    const visits = authorizedRequest('/visits');
    await turn();
    await turn();
    expect(asked()).toEqual(['/api/visits', '/api/session', '/api/visits']);
    ask.mockResolvedValueOnce(json(200, mia)).mockResolvedValueOnce(json(200, ['A. Novak']));
    await signIn('mia@ward.example', 'fennel');
    expect(await visits).toEqual(['A. Novak']);
  });

  it('that cannot be renewed without a connection fails the request and signs nobody out', async () => {
    const { authorizedRequest } = await loadAsMia();
    ask.mockResolvedValueOnce(json(401, {})).mockRejectedValueOnce(new TypeError('offline'));
    await expect(authorizedRequest('/visits')).rejects.toThrow('cannot be reached');
    ask.mockResolvedValueOnce(json(200, ['A. Novak']));
    expect(await authorizedRequest('/visits')).toEqual(['A. Novak']);
  });

  it('of another user reloads the page, and the request of the first one is never answered', async () => {
    const { authorizedRequest } = await loadAsMia();
    ask.mockResolvedValueOnce(json(401, {})).mockResolvedValueOnce(json(200, jon));
    void authorizedRequest('/visits');
    await turn();
    await turn();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked()).toEqual(['/api/visits', '/api/session']);
  });
});
