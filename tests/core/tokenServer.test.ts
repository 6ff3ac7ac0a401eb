/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  freePort,
  listening,
  runCommand,
  stop,
  type RunningCommand,
} from '../samples/support/appProcess';
import { writePageFiles } from './pageFiles';

/** The server of the guide to data behind a sign-in, with sessions of a few seconds. */
const running: RunningCommand[] = [];
const apis = { cookie: '', bearer: '' };

async function start(...args: readonly string[]): Promise<string> {
  const port = await freePort();
  const folder = writePageFiles('guides/authenticated-data');
  const file = path.join(folder, 'server.mjs');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('4000', String(port)));
  const server = runCommand(folder, process.execPath, ['server.mjs', ...args], {
    SESSION_SECONDS: '3',
  });
  running.push(server);
  await listening(server, port, 'server.mjs');
  return `http://127.0.0.1:${port}/api`;
}

beforeAll(async () => {
  apis.cookie = await start();
  apis.bearer = await start('bearer');
});

afterAll(async () => Promise.all(running.map(async (server) => stop(server))));

const json = { 'Content-Type': 'application/json' };

async function signIn(kind: keyof typeof apis, email: string, password: string) {
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${apis[kind]}/session`, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token?: string };
  const setCookie = response.headers.get('Set-Cookie') ?? '';
  return { token, setCookie, cookie: setCookie.split(';')[0] ?? '', response };
}

/** The headers that prove a session. */
async function proof(
  kind: keyof typeof apis,
  email: string,
  password: string,
): Promise<Record<string, string>> {
  const { token, cookie } = await signIn(kind, email, password);
  return kind === 'bearer' ? { Authorization: `Bearer ${token}` } : { Cookie: cookie };
}

const statusOf = async (url: string, headers: Record<string, string>, init: RequestInit = {}) =>
  (await fetch(url, { ...init, headers: { ...json, ...headers } })).status;

describe.each(['cookie', 'bearer'] as const)('with a session by %s', (kind) => {
  it('answers 401 as soon as the session has expired', async () => {
    const headers = await proof(kind, 'mia@ward.example', 'fennel');
    expect(await statusOf(`${apis[kind]}/visits/1`, headers)).toBe(200);
    while ((await statusOf(`${apis[kind]}/visits/1`, headers)) === 200) {
      await delay(100);
    }
    expect(await statusOf(`${apis[kind]}/visits/1`, headers)).toBe(401);
    expect(await statusOf(`${apis[kind]}/session`, headers)).toBe(401);
  });

  it('lets no user read, change or delete the records of another', async () => {
    const headers = await proof(kind, 'jon@ward.example', 'sorrel');
    const body = JSON.stringify({ patient: 'X' });
    const url = `${apis[kind]}/visits/1`;
    expect(await statusOf(url, headers)).toBe(404);
    expect(await statusOf(url, headers, { method: 'PUT', body })).toBe(404);
    expect(await statusOf(url, headers, { method: 'DELETE' })).toBe(404);
  });

  it('sets a cookie that no script can read and no other site can send', async () => {
    const { setCookie, response } = await signIn(kind, 'mia@ward.example', 'fennel');
    expect(setCookie).toMatch(/^session=\w{64}; Path=\/; HttpOnly; SameSite=Strict/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses a form of another site, a wrong password and what it did not make', async () => {
    const url = `${apis[kind]}/session`;
    expect((await fetch(url, { method: 'POST', body: 'email=mia' })).status).toBe(400);
    expect((await signIn(kind, 'mia@ward.example', 'sorrel')).response.status).toBe(403);
    const made = { Cookie: 'session=undefined', Authorization: 'Bearer undefined' };
    expect(await statusOf(`${apis[kind]}/visits`, made)).toBe(401);
  });

  it('ends the session, by whatever it is proven, when the user signs out', async () => {
    const { token, cookie } = await signIn(kind, 'mia@ward.example', 'fennel');
    const headers = { Cookie: cookie, Authorization: `Bearer ${token}` };
    expect(await statusOf(`${apis[kind]}/session`, headers, { method: 'DELETE' })).toBe(204);
    expect(await statusOf(`${apis[kind]}/visits/1`, headers)).toBe(401);
    expect(await statusOf(`${apis[kind]}/session`, headers)).toBe(401);
  });
});

it('shows scripts no secret of a session by cookie', async () => {
  const { token } = await signIn('cookie', 'mia@ward.example', 'fennel');
  expect(token).toBeUndefined();
});

it('gives a new token for the cookie, and nothing else', async () => {
  const { token, cookie } = await signIn('bearer', 'mia@ward.example', 'fennel');
  const headers = { Cookie: cookie };
  const renewed = (await (await fetch(`${apis.bearer}/session`, { headers })).json()) as {
    token: string;
  };
  expect(renewed.token).toMatch(/^\w{64}$/);
  expect(renewed.token).not.toBe(token);
  expect(await statusOf(`${apis.bearer}/visits`, headers)).toBe(401);
});
