import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { Editor } from '../scripts/lib/editor.mjs';
import { exists } from '../scripts/lib/services.mjs';
import { buildStudio } from '../scripts/lib/studio.mjs';

const WRONG = `Basic ${Buffer.from('facility:guess').toString('base64')}`;

/**
 * The promises of "Enable basic auth": nothing is asked in development; in production everything
 * but the health check, the redirect at the root and the compiled scripts needs the password. With
 * `local-only.mjs`, other machines cannot reach the app.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command, env }) {
  const pair = `${env.TOOLPAD_BASIC_AUTH_USER}:${env.TOOLPAD_BASIC_AUTH_PASSWORD}`;
  const right = `Basic ${Buffer.from(pair).toString('base64')}`;
  const get = (path, authorization) =>
    fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: authorization ? { authorization } : {},
    });
  const post = (path, body, authorization) =>
    fetch(`${url}/prod/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: JSON.stringify(body),
    });
  const keys = (authorization) => post('data/keys/keys', {}, authorization);
  const rpc = (authorization) =>
    post('runtime-rpc', { name: 'execQuery', params: ['keys', 'keys', {}] }, authorization);

  assert.equal((await get('/health-check')).status, 200);
  assert.equal((await get('/')).status, 302);
  await assertLocal(url);
  await assertOwn(url, right);

  if (command === 'dev') {
    assert.equal((await get('/prod/pages/keys')).status, 200, 'development asks for nothing');
    assert.equal((await keys()).status, 200);
    await editLive(page, url, path.join(folder, 'toolpad/pages/keys/page.yml'));
    return;
  }

  const refused = await get('/prod/pages/keys');
  assert.equal(refused.status, 401);
  assert.equal(refused.headers.get('www-authenticate'), 'Basic realm="Protected"');
  assert.equal(await refused.text(), 'Unauthorized');
  assert.equal((await get('/prod/pages/keys', WRONG)).status, 401);
  assert.equal((await get('/prod/pages/keys', 'Basic')).status, 500);
  assert.equal((await keys()).status, 401);
  assert.equal((await rpc()).status, 401);

  const shown = await get('/prod/pages/keys', right);
  assert.equal(shown.status, 200);
  assert.equal((await keys(right)).status, 200);
  assert.equal((await rpc(right)).status, 200);
  const script = (await shown.text()).match(/\/prod\/assets\/[^"]+\.js/)[0];
  assert.equal((await get(script)).status, 200, 'scripts are open');

  await page.context().setExtraHTTPHeaders({ authorization: right });
  await page.goto(`${url}/prod/pages/keys`);
  await page.getByText('Marta Lindqvist').waitFor();
  await formerFunction(folder);
}

/** With both modules the editor opens, and follows a file that is changed by hand. */
async function editLive(page, url, file) {
  const editor = new Editor(page, url);
  await editor.open('keys');
  await editor.canvas.getByText('Keys on loan').waitFor();
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('value: Keys on loan', 'value: Keys'),
  );
  await editor.canvas.getByText('Keys', { exact: true }).waitFor();
}

/** A function that no longer has a source stays in the build until the folder is deleted. */
async function formerFunction(folder) {
  const former = path.join(folder, 'toolpad/.generated/functions/former.mjs');
  await writeFile(former, 'export const former = () => 1;\n');
  await buildStudio(folder);
  assert.equal(await exists(former), true);
  await rm(path.join(folder, 'toolpad/.generated'), { recursive: true });
  await buildStudio(folder);
  assert.equal(await exists(former), false);
}

/** No address of this machine that others can reach answers. */
async function assertLocal(url) {
  const { port } = new URL(url);
  const addresses = Object.values(networkInterfaces()).flat();
  for (const { address } of addresses.filter(
    ({ internal, family }) => !internal && family === 'IPv4',
  )) {
    await assert.rejects(fetch(`http://${address}:${port}/health-check`), TypeError);
  }
}

/** What a website in the same browser may ask for: nothing, in development and in production. */
async function assertOwn(url, authorization) {
  const headers = { authorization, 'content-type': 'application/json' };
  const from = async (origin, host = new URL(url).host, method = 'POST') => {
    const { port } = new URL(url);
    const asked = request({
      host: '127.0.0.1',
      port,
      path: '/prod/api/data/keys/keys',
      method,
      headers: { ...headers, host, ...(origin ? { origin } : {}) },
    });
    asked.end(method === 'POST' ? '{}' : undefined);
    const [{ statusCode }] = await once(asked, 'response');
    asked.destroy();
    return statusCode;
  };
  assert.equal(await from(undefined), 200, 'no browser');
  assert.equal(await from(url), 200, 'its own page');
  assert.equal(await from('https://website.example'), 403);
  assert.equal(await from('null'), 403);
  assert.equal(await from('https://website.example', undefined, 'OPTIONS'), 403, 'a preflight');
  assert.equal(await from('http://localhost:1'), 403, 'another port');
  assert.equal(await from('http://website.example', 'website.example'), 403, 'a name of its own');
  assert.equal(await from(url, 'not a host'), 403);
}
