import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startStudio } from '../scripts/lib/studio.mjs';
import { inTheBrowser } from './checkInBrowser.mjs';
import { sessions } from './checkSessions.mjs';
import { Visitor } from './stand-in/visitor.mjs';

const HOME = '/prod';
const DENIED = '/prod/signin?error=AccessDenied';

/**
 * The promises of the pages about authorization and of the getContext reference.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, command, folder, env }) {
  await nobody(url, command);
  await people(url);
  await roles(url);
  await cookies(url);
  await sessions(url, env.TOOLPAD_AUTH_SECRET);
  await inTheBrowser(page, url);
  await deselected(url, folder);
  if (command === 'start') {
    await behindHttps(folder, env);
    await withoutVariables(folder, env);
  }
}

/** A provider that is deselected loses its button, and still signs users in. */
async function deselected(url, folder) {
  const file = path.join(folder, 'toolpad/application.yml');
  const text = await readFile(file, 'utf8');
  assert.ok(text.includes('      - provider: google\n'));
  await writeFile(file, text.replace('      - provider: google\n', ''));
  assert.equal(await new Visitor(url).signIn('google', 'joel'), HOME);
  await writeFile(file, text);
}

/** Without its variables it does not, and a revoked user gets no data, whatever the session says. */
async function withoutVariables(folder, env) {
  const { TOOLPAD_GOOGLE_CLIENT_ID, TOOLPAD_GOOGLE_CLIENT_SECRET, ...others } = env;
  assert.ok(TOOLPAD_GOOGLE_CLIENT_ID && TOOLPAD_GOOGLE_CLIENT_SECRET);
  const studio = await startStudio(folder, 'start', {
    env: { ...others, REVOKED_USERS: 'ruth@fernwood.example, Mara@Fernwood.example' },
  });
  try {
    assert.notEqual(await new Visitor(studio.url).signIn('google', 'joel'), HOME);
    const mara = new Visitor(studio.url);
    assert.equal(await mara.signIn('azure-ad', 'mara'), HOME);
    assert.equal((await mara.query('requests/requests')).error.message, 'Your access has ended.');
    const joel = new Visitor(studio.url);
    await joel.signIn('github', 'joel');
    assert.equal((await joel.query('away/me')).data.name, 'Joel Brandt');
  } finally {
    await studio.stop();
  }
}

/** Who has not signed in sees the sign-in page; data are kept only in production. */
async function nobody(url, command) {
  const visitor = new Visitor(url);
  assert.deepEqual(await visitor.open('/prod/pages/away'), {
    status: 302,
    location: '/prod/signin',
  });
  assert.equal((await visitor.open('/prod/signin')).status, 200);
  assert.equal((await visitor.ask('/health-check')).status, 200);
  const { status, data } = await visitor.query('away/away');
  if (command === 'start') {
    assert.equal(status, 401);
  } else {
    assert.equal(data.length, 3, 'development hands out data');
  }
  const html = await (await visitor.ask('/prod/signin')).text();
  assert.ok(html.includes('Days for the payslips'), 'pages are in the HTML of the sign-in page');
  assert.ok(!html.includes('leave.ts'), 'queries are not');
}

/** Verified addresses of the domain may enter. */
async function people(url) {
  const enter = (provider, person) => new Visitor(url).signIn(provider, person);
  assert.equal(await enter('github', 'joel'), HOME);
  assert.equal(await enter('github', 'unverified'), DENIED);
  assert.equal(await enter('github', 'visitor'), DENIED);
  assert.equal(await enter('github', 'outgoing'), DENIED, 'a public address counts as unverified');
  assert.equal(await enter('google', 'joel'), HOME);
  assert.equal(await enter('google', 'unverified'), DENIED);
  assert.equal(await enter('azure-ad', 'joel'), HOME);
  assert.equal(await enter('azure-ad', 'unverified'), HOME);
  assert.equal(await enter('azure-ad', 'visitor'), DENIED);

  const joel = new Visitor(url);
  await joel.signIn('github', 'joel');
  assert.equal(
    joel.sentTo.searchParams.get('redirect_uri'),
    `${url}/prod/api/auth/callback/github`,
  );
  assert.equal((await joel.open('/prod/pages/away')).status, 200);
  await joel.signOut();
  assert.equal((await joel.open('/prod/pages/away')).status, 302);

  const photographed = new Visitor(url);
  assert.equal(await photographed.signIn('azure-ad', 'photographed'), HOME);
  assert.equal((await photographed.open('/prod/pages/away')).status, 302, 'the photo is too large');

  const test = new Visitor(url);
  const refused = await test.post('/prod/api/auth/callback/credentials', {
    username: 'admin',
    password: 'admin',
  });
  assert.match(refused, /signin\?error=Configuration$/);
}

/** Roles come from Microsoft only, and functions have to ask for them. */
async function roles(url) {
  const rolesOf = async (provider, person) => {
    const visitor = new Visitor(url);
    await visitor.signIn(provider, person);
    const [me, requests, days] = await Promise.all(
      ['away/me', 'requests/requests', 'pay/days'].map((name) => visitor.query(name)),
    );
    return [me.data.roles, requests.error?.message ?? 'seen', days.error?.message ?? 'seen'];
  };
  const noManager = 'This needs the role manager.';
  const noPayroll = 'This needs the role payroll.';
  assert.deepEqual(await rolesOf('github', 'mara'), [[], noManager, noPayroll]);
  assert.deepEqual(await rolesOf('azure-ad', 'joel'), [[], noManager, noPayroll]);
  assert.deepEqual(await rolesOf('azure-ad', 'mara'), [['manager'], 'seen', noPayroll]);
  assert.deepEqual(await rolesOf('azure-ad', 'ruth'), [['payroll', 'manager'], 'seen', 'seen']);

  const joel = new Visitor(url);
  await joel.signIn('azure-ad', 'joel');
  assert.equal((await joel.open('/prod/pages/requests')).status, 200, 'the server sends the page');
  const direct = await joel.ask('/prod/api/runtime-rpc', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'execFunction', params: ['team.ts', 'myTeam', []] }),
  });
  assert.match((await direct.json()).result, /All/, 'functions that no page uses can be called');
}

/** getContext: cookies in, cookies out. */
async function cookies(url) {
  const joel = new Visitor(url);
  await joel.signIn('google', 'joel');
  assert.equal((await joel.query('away/away')).data.length, 3);
  await joel.query('away/rememberTeam', { team: 'Sales' });
  assert.equal(joel.cookies.get('team'), 'Sales');
  const strange = await joel.query('away/rememberTeam', { team: 'Owners' });
  assert.equal(strange.error.message, 'Choose a team.');
  const { data } = await joel.query('away/away');
  assert.deepEqual(
    data.map(({ person }) => person),
    ['Owen Gallagher'],
  );
}

/** The server of the page lets people in when a proxy speaks HTTPS; the command does not. */
async function behindHttps(folder, env) {
  const proxy = { 'x-forwarded-proto': 'https' };
  const studio = await startStudio(folder, 'start', { server: 'server.mjs', env });
  try {
    const mara = new Visitor(studio.url, proxy);
    assert.equal(await mara.signIn('azure-ad', 'mara'), HOME);
    assert.match(mara.sentTo.searchParams.get('redirect_uri'), /^https:/);
    assert.equal((await mara.open('/prod/pages/away')).status, 200);
    assert.deepEqual((await mara.query('away/me')).data.roles, ['manager']);
    const photographed = new Visitor(studio.url, proxy);
    await photographed.signIn('azure-ad', 'photographed');
    assert.equal((await photographed.open('/prod/pages/away')).status, 200);
  } finally {
    await studio.stop();
  }
}
