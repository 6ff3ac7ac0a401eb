import assert from 'node:assert/strict';
import { encode } from '@auth/core/jwt';
import { PEOPLE } from './stand-in/people.mjs';
import { Visitor } from './stand-in/visitor.mjs';

const COOKIE = 'authjs.session-token';
const DAY = 24 * 60 * 60 * 1000;

/** How long a session and its roles last: what the pages say about revoked roles. */
export async function sessions(url, secret) {
  await useRenews(url, secret);
  await revokedRole(url);
  await otherSecret(url);
}

/** A session that would end in an hour lasts for thirty days again once the app is opened. */
async function useRenews(url, secret) {
  const mara = new Visitor(url);
  const token = { name: 'Mara Okafor', email: 'mara@fernwood.example', roles: ['manager'] };
  const old = await encode({ token, secret, salt: COOKIE, maxAge: 3600 });
  mara.cookies.set(COOKIE, old);
  const { user, expires } = await session(mara);
  assert.deepEqual(user.roles, ['manager']);
  assert.ok(Date.parse(expires) - Date.now() > 29.9 * DAY, 'thirty days from now');
  assert.notEqual(mara.cookies.get(COOKIE), old, 'a new cookie');
}

/** A role that was taken away at Microsoft stays until the person signs in again. */
async function revokedRole(url) {
  const mara = new Visitor(url);
  const { roles } = PEOPLE.mara;
  try {
    await mara.signIn('azure-ad', 'mara');
    PEOPLE.mara.roles = [];
    assert.deepEqual((await session(mara)).user.roles, ['manager']);
    assert.equal((await mara.query('requests/requests')).error, undefined, 'still a manager');
    await mara.signOut();
    await mara.signIn('azure-ad', 'mara');
    assert.deepEqual((await session(mara)).user.roles, []);
    assert.equal(
      (await mara.query('requests/requests')).error.message,
      'This needs the role manager.',
    );
  } finally {
    PEOPLE.mara.roles = roles;
  }
}

/** A cookie that another secret has encrypted is worth nothing. */
async function otherSecret(url) {
  const stranger = new Visitor(url);
  const token = { name: 'Mara Okafor', email: 'mara@fernwood.example', roles: ['manager'] };
  stranger.cookies.set(COOKIE, await encode({ token, secret: 'the-former-secret', salt: COOKIE }));
  assert.equal((await stranger.open('/prod/pages/away')).status, 302);
}

async function session(visitor) {
  return (await visitor.ask('/prod/api/auth/session')).json();
}
