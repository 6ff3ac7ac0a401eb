import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** The users of the stand-in: whoever signs in by one of these names is let in. */
const PEOPLE = {
  ada: { name: 'Ada Holm' },
  ben: { name: 'Ben Reyes' },
  cleo: { name: 'Cleo Wirth', groups: ['managers'] },
};

export const CLIENT = { id: 'trips', secret: 'stand-in-client-secret' };

/**
 * Starts a stand-in for an OpenID provider: the certified server of the package `oidc-provider`, with
 * its pages for development, which accept any password.
 * @returns {Promise<{ issuer: string, stop: () => Promise<void> }>}
 */
export async function startProvider() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://localhost/callback'],
        post_logout_redirect_uris: ['http://localhost'],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: (context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@fernwood.example`, ...PEOPLE[id] }),
    }),
    cookies: { keys: ['only-for-the-stand-in'] },
  });
  // The port of the app is not known in advance.
  const anyPort = (uris) => (uri) => uris.includes(uri.replace(/^(http:\/\/localhost):\d+/, '$1'));
  provider.Client.prototype.redirectUriAllowed = function allowed(uri) {
    return anyPort(this.redirectUris)(uri);
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function allowed(uri) {
    return anyPort(this.postLogoutRedirectUris)(uri);
  };
  server.on('request', provider.callback());
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
