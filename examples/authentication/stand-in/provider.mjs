/**
 * A stand-in for the sign-in pages and interfaces of GitHub, Google and Microsoft, as far as Studio
 * uses them. Paths start with the host that they stand for.
 */
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { PEOPLE } from './people.mjs';

/** Where the stand-in runs, once it was started. */
export const standIn = { url: '' };

export const TENANT = '5f2a1c34-8d0b-4f4e-9f6b-0d7c3a1e2b90';

const ISSUERS = {
  'accounts.google.com': {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  'login.microsoftonline.com': {
    issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    authorization_endpoint: `https://login.microsoftonline.com/${TENANT}/oauth2/v2.0/authorize`,
    token_endpoint: `https://login.microsoftonline.com/${TENANT}/oauth2/v2.0/token`,
    userinfo_endpoint: 'https://graph.microsoft.com/oidc/userinfo',
  },
};

const ALG = {
  id_token_signing_alg_values_supported: ['RS256'],
  jwks_uri: 'https://unused.example',
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(claims) {
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/**
 * Starts the stand-in. `person` in the address of its sign-in pages says who signs in; the code and
 * the token are that name.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProvider() {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://stand-in');
    const [, host, ...rest] = pathname.split('/');
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    const send = (status, value) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(value && JSON.stringify(value));
    const bearer = request.headers.authorization?.replace('Bearer ', '');
    const person = PEOPLE[searchParams.get('person') ?? body.get('code') ?? bearer];

    if (/authorize$|auth$/.test(pathname)) {
      const back = new URL(searchParams.get('redirect_uri'));
      back.searchParams.set('code', searchParams.get('person'));
      if (searchParams.has('state')) {
        back.searchParams.set('state', searchParams.get('state'));
      }
      // Studio's own version of `@auth/core` refuses it; the overrides in package.json do not.
      if (host === 'github.com') {
        back.searchParams.set('iss', 'https://github.com/login/oauth');
      }
      response.writeHead(302, { location: String(back) }).end();
    } else if (pathname.endsWith('/openid-configuration')) {
      send(200, { ...ISSUERS[host], ...ALG });
    } else if (/token$/.test(pathname)) {
      send(200, tokens(host, body, request.headers.authorization, person));
    } else if (host === 'api.github.com' && rest.join('/') === 'user') {
      const email = person.publicEmail ? person.email : null;
      send(200, { id: person.id, login: person.key, name: person.name, email });
    } else if (host === 'api.github.com') {
      send(200, [{ email: person.email, primary: true, verified: person.verified }]);
    } else if (host === 'graph.microsoft.com' && person.photo) {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(randomBytes(person.photo));
    } else {
      send(404, { message: 'Not found' });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${server.address().port}`;
  return {
    url: standIn.url,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function tokens(host, body, authorization, person) {
  const answer = { access_token: person.key, token_type: 'Bearer', expires_in: 3600 };
  if (host === 'github.com') {
    return answer;
  }
  const issuerHost = host === 'oauth2.googleapis.com' ? 'accounts.google.com' : host;
  const clientId =
    body.get('client_id') ??
    Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')[0];
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: ISSUERS[issuerHost].issuer,
    aud: decodeURIComponent(clientId),
    sub: String(person.id),
    iat: now,
    exp: now + 3600,
    name: person.name,
    email: person.email,
  };
  const own =
    issuerHost === 'accounts.google.com'
      ? { email_verified: person.verified }
      : { tid: TENANT, roles: person.roles };
  return { ...answer, id_token: sign({ ...claims, ...own }) };
}
