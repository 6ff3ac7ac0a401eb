/** @jest-environment node */
import path from 'node:path';
import { writePageFiles } from './pageFiles';

interface SessionModule {
  loadSession: () => Promise<unknown>;
  signIn: (email: string, password: string) => Promise<string | null>;
  signOut: () => Promise<void>;
  fetchJson: (path: string) => Promise<unknown>;
}

/** The session of the recipe with your own server, with a server that a test plays. */
const folder = writePageFiles('react-sign-in-page');
const ask = jest.fn<Promise<Response>, [string, RequestInit?]>();
const ida = { user: { id: 'u1', name: 'Ida Brandt' } };

const json = (status: number, body: unknown) => Response.json(body, { status });

async function load(session: unknown): Promise<SessionModule> {
  jest.resetModules();
  const app = jest.requireActual<SessionModule>(path.join(folder, 'src/session.ts'));
  ask.mockResolvedValueOnce(json(200, session));
  await app.loadSession();
  return app;
}

beforeEach(() => {
  ask.mockReset();
  Object.assign(globalThis, { fetch: ask });
});

it('asks the server once, however often the session is needed', async () => {
  const { loadSession } = await load(ida);
  expect(await Promise.all([loadSession(), loadSession()])).toEqual([ida, ida]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('tells a wrong password from a server with a problem and from none at all', async () => {
  const { signIn } = await load(null);
  ask.mockResolvedValueOnce(json(401, null));
  expect(await signIn('ida@seeds.example', 'x')).toBe('Email or password is wrong.');
  ask.mockResolvedValueOnce(json(500, null));
  expect(await signIn('ida@seeds.example', 'x')).toBe('The server has a problem.');
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await signIn('ida@seeds.example', 'x')).toBe('The server does not respond. Try again.');
});

it('ends the session after a 401', async () => {
  const { fetchJson, loadSession } = await load(ida);
  ask.mockResolvedValueOnce(json(401, null));
  await expect(fetchJson('/api/orders')).rejects.toThrow('401');
  expect(await loadSession()).toBeNull();
});

it('keeps the session of a user who has signed in again before a late 401', async () => {
  const { fetchJson, loadSession, signIn } = await load(ida);
  let answerLate: (response: Response) => void = () => undefined;
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const late = fetchJson('/api/orders');
  ask.mockResolvedValueOnce(json(401, null));
  await expect(fetchJson('/api/orders')).rejects.toThrow('401');
  ask.mockResolvedValueOnce(json(200, ida));
  await signIn('ida@seeds.example', 'borage');
  answerLate(json(401, null));
  await expect(late).rejects.toThrow('401');
  expect(await loadSession()).toEqual(ida);
});

it('asks again after a sign-out that did not reach the server', async () => {
  const { loadSession, signOut } = await load(ida);
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await signOut();
  ask.mockResolvedValueOnce(json(200, ida));
  expect(await loadSession()).toEqual(ida);
});

it('gives up on a request after ten seconds', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  await load(null);
  expect(limit).toHaveBeenCalledWith(10_000);
});
