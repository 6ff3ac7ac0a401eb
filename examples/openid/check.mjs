import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { stopsInOrder } from '../scripts/lib/stopping.mjs';

/**
 * The promises of "Other identity providers": pages send to the provider and come back, queries
 * without a session are refused, functions know the user and the groups, nobody passes for another,
 * and sign-out ends the session.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, folder, command, env }) {
  await checkServer(page, url);
  if (command === 'dev') {
    await checkProxy(folder);
  } else {
    await stopsInOrder(folder, '/tools/pages/trips', env);
  }
}

async function checkServer(page, url) {
  const app = url.replace('127.0.0.1', 'localhost');
  const ask = (query, headers = {}) =>
    fetch(`${app}/tools/api/data/trips/${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    });
  assert.equal((await ask('trips')).status, 401, 'no session, no data');
  assert.equal((await ask('trips', { cookie: 'app_user=ada' })).status, 401);

  await signIn(page, app, 'ada');
  await page.getByText('Trips of Ada Holm').waitFor();
  await page.getByText('Bilbao').waitFor();
  assert.equal(await page.getByText('Lyon').count(), 0, 'the trips of others stay hidden');

  const session = (await page.context().cookies(app))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const asBen = await ask('trips', { cookie: `app_user=ben; ${session}` });
  const { data } = await asBen.json();
  assert.deepEqual(
    data.map(({ id }) => id),
    [1, 3],
    'a cookie of the browser does not change the user',
  );

  await signOut(page);
  await signIn(page, app, 'ben');
  await page.getByText('Trips of Ben Reyes').waitFor();
  await page.getByText('Lyon').waitFor();
  assert.equal(await page.getByText('Porto').count(), 0);

  await signOut(page);
  await signIn(page, app, 'cleo');
  await page.getByText('All trips').waitFor();
  await page.getByText('Lyon').waitFor();
  await page.getByText('Porto').waitFor();
}

async function signOut(page) {
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: /yes/i }).click();
  await page.waitForURL(/localhost/);
}

/** Opens the page and signs in on the pages of the stand-in. */
export async function signIn(page, app, name) {
  await page.goto(`${app}/tools/pages/trips`);
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${app}/tools/pages/trips`);
}

/** The block for nginx, between stand-ins for OAuth2 Proxy and for the app. */
async function checkProxy(folder) {
  const gate = await listen((request, response) => {
    if (request.url !== '/oauth2/auth') {
      response.end(`sign-in, then ${request.url}`);
    } else if (request.headers.cookie?.includes('session=ada')) {
      response.setHeader('X-Auth-Request-Email', 'ada@fernwood.example').writeHead(202).end();
    } else {
      response.writeHead(401).end();
    }
  });
  const app = await listen((request, response) => response.end(request.headers.cookie));
  const nginx = await startNginx(folder, {
    'http://oauth2-proxy:4180': gate.url,
    'http://app:8080': app.url,
  });
  try {
    const open = async (path, options) => {
      const response = await fetch(nginx.url + path, { redirect: 'manual', ...options });
      const { status, headers } = response;
      return { status, location: headers.get('location'), text: await response.text() };
    };
    const page = await open('/tools/pages/trips?id=1');
    assert.equal(page.status, 302);
    assert.match(page.location, /\/oauth2\/start\?rd=\/tools\/pages\/trips\?id=1$/);
    assert.match((await open('/oauth2/start?rd=/tools')).text, /^sign-in/);
    assert.equal((await open('/tools/api/data/trips/trips', { method: 'POST' })).status, 401);
    assert.equal((await open('/oauth2/auth')).status, 404, 'the question is internal');
    const cookie = 'app_user=ben@fernwood.example; session=ada';
    assert.equal(
      (await open('/tools/pages/trips', { headers: { cookie } })).text,
      'app_user=ada@fernwood.example',
    );
  } finally {
    await nginx.stop();
    await gate.stop();
    await app.stop();
  }
}

async function listen(respond) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
