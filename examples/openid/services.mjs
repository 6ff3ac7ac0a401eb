import { CLIENT, startProvider } from './stand-in/provider.mjs';

/** Starts the stand-in for an OpenID provider, and sets what the server needs. */
export default async function services() {
  const { issuer, stop } = await startProvider();
  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      SESSION_SECRET: 'session-secret-of-the-example-only',
      USER_KEY: 'user-key-of-the-example-only-32-bytes',
    },
    stop,
  };
}
