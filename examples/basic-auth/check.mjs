import assert from 'node:assert/strict';

const WRONG = `Basic ${Buffer.from('facility:guess').toString('base64')}`;

/**
 * The promises of "Enable basic auth": nothing is asked in development; in production everything
 * but the health check, the redirect at the root and the compiled scripts needs the password.
 * @param {import('../scripts/check.mjs').Visit} visit
 */
export default async function check({ page, url, command, env }) {
  const pair = `${env.TOOLPAD_BASIC_AUTH_USER}:${env.TOOLPAD_BASIC_AUTH_PASSWORD}`;
  const right = `Basic ${Buffer.from(pair).toString('base64')}`;
  const get = (path, authorization) =>
    fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: authorization ? { authorization } : {},
    });
  const keys = (authorization) =>
    fetch(`${url}/prod/api/data/keys/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: '{}',
    });

  assert.equal((await get('/health-check')).status, 200);
  assert.equal((await get('/')).status, 302);

  if (command === 'dev') {
    assert.equal((await get('/prod/pages/keys')).status, 200, 'development asks for nothing');
    assert.equal((await keys()).status, 200);
    return;
  }

  const refused = await get('/prod/pages/keys');
  assert.equal(refused.status, 401);
  assert.equal(refused.headers.get('www-authenticate'), 'Basic realm="Protected"');
  assert.equal(await refused.text(), 'Unauthorized');
  assert.equal((await get('/prod/pages/keys', WRONG)).status, 401);
  assert.equal((await get('/prod/pages/keys', 'Basic')).status, 500);
  assert.equal((await keys()).status, 401);

  const shown = await get('/prod/pages/keys', right);
  assert.equal(shown.status, 200);
  assert.equal((await keys(right)).status, 200);
  const script = (await shown.text()).match(/\/prod\/assets\/[^"]+\.js/)[0];
  assert.equal((await get(script)).status, 200, 'scripts are open');

  await page.context().setExtraHTTPHeaders({ authorization: right });
  await page.goto(`${url}/prod/pages/keys`);
  await page.getByText('Marta Lindqvist').waitFor();
}
