import { createHandler } from '@toolpad/studio';
import express from 'express';
import openid from 'express-openid-connect';
import { SignJWT } from 'jose';

const port = Number(process.env.PORT ?? 3000);
const base = '/tools';

/** A variable that the app cannot do without. */
function required(name) {
  const value = process.env[name];
  if (!value) {
    throw new Error(`Set ${name}.`);
  }
  return value;
}

const userKey = new TextEncoder().encode(required('USER_KEY'));

const app = express();

app.use(
  openid.auth({
    issuerBaseURL: required('OIDC_ISSUER'),
    clientID: required('OIDC_CLIENT_ID'),
    clientSecret: required('OIDC_CLIENT_SECRET'),
    secret: required('SESSION_SECRET'),
    baseURL: process.env.APP_URL ?? `http://localhost:${port}`,
    authorizationParams: { response_type: 'code', scope: 'openid profile email' },
    authRequired: false,
    idpLogout: true,
  }),
);

app.use(base, async (request, response, next) => {
  const { user } = request.oidc;
  if (!user) {
    if (request.method === 'GET' && request.get('accept')?.includes('text/html')) {
      response.oidc.login({ returnTo: request.originalUrl });
    } else {
      response.status(401).json({ error: { message: 'Sign in again.' } });
    }
    return;
  }
  const { sub, name, email, groups } = user;
  const token = await new SignJWT({ name, email, groups })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setExpirationTime('1 minute')
    .sign(userKey);
  // Functions see only cookies. If two have the same name, they get the first one.
  request.headers.cookie = `app_user=${token}; ${request.headers.cookie ?? ''}`;
  next();
});

const dev = process.env.NODE_ENV !== 'production';
const studio = await createHandler({
  dev,
  dir: './toolpad',
  base,
});
app.use(base, studio.handler);

const server = app.listen(port, () => {
  console.log(`ready on http://localhost:${port}${base}`);
});

// Ctrl+C sends SIGINT, and platforms send SIGTERM. In production, requests in progress are answered
// first. In development, close() would also wait for the WebSocket of every open page.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    if (dev) {
      process.exit(0);
    }
    server.close(() => studio.dispose().then(() => process.exit(0)));
  });
}
