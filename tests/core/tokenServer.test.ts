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

/** The token server of the guide to data behind a sign-in. */
let server: RunningCommand;
let api: string;

beforeAll(async () => {
  const port = await freePort();
  const folder = writePageFiles('guides/authenticated-data');
  const file = path.join(folder, 'server.mjs');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('4000', String(port)));
  server = runCommand(folder, process.execPath, ['server.mjs'], { SESSION_SECONDS: '1' });
  await listening(server, port, 'server.mjs');
  api = `http://127.0.0.1:${port}/api`;
});

afterAll(async () => stop(server));

const json = { 'Content-Type': 'application/json' };

async function tokenOf(email: string, password: string): Promise<string> {
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${api}/session`, { method: 'POST', headers: json, body });
  return ((await response.json()) as { token: string }).token;
}

const statusOf = async (url: string, token: string, init: RequestInit = {}): Promise<number> =>
  (await fetch(api + url, { ...init, headers: { ...json, Cookie: `session=${token}` } })).status;

it('answers 401 as soon as a session has expired', async () => {
  const token = await tokenOf('mia@ward.example', 'fennel');
  expect(await statusOf('/visits/1', token)).toBe(200);
  while ((await statusOf('/visits/1', token)) === 200) {
    await delay(100);
  }
  expect(await statusOf('/visits/1', token)).toBe(401);
  expect(await statusOf('/session', token)).toBe(401);
});

it('lets no user read, change or delete the records of another', async () => {
  const token = await tokenOf('jon@ward.example', 'sorrel');
  const body = JSON.stringify({ patient: 'X' });
  expect(await statusOf('/visits/1', token)).toBe(404);
  expect(await statusOf('/visits/1', token, { method: 'PUT', body })).toBe(404);
  expect(await statusOf('/visits/1', token, { method: 'DELETE' })).toBe(404);
});

it('sets a cookie that no script can read and no other site can send', async () => {
  const body = JSON.stringify({ email: 'mia@ward.example', password: 'fennel' });
  const response = await fetch(`${api}/session`, { method: 'POST', headers: json, body });
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^session=\w{64}; Path=\/; HttpOnly; SameSite=Strict/,
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

it('refuses a form of another site, a wrong password and a token that it did not make', async () => {
  const form = await fetch(`${api}/session`, { method: 'POST', body: 'email=mia' });
  expect(form.status).toBe(400);
  expect(await tokenOf('mia@ward.example', 'sorrel')).toBeUndefined();
  expect(await statusOf('/visits', 'undefined')).toBe(401);
});
