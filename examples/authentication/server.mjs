import { decode, encode } from '@auth/core/jwt';
import { createHandler } from '@toolpad/studio';
import express from 'express';

const secret = process.env.TOOLPAD_AUTH_SECRET ?? '';
const WRITTEN = '__Secure-authjs.session-token';
const READ = 'authjs.session-token';

/** Joins the session cookie, which is cut into numbered parts when it is long. */
function sessionCookie(header = '') {
  return header
    .split('; ')
    .filter((cookie) => cookie.startsWith(WRITTEN))
    .sort()
    .map((cookie) => cookie.slice(cookie.indexOf('=') + 1))
    .join('');
}

/** Hands the session of an HTTPS request to Studio under the name that Studio reads. */
async function readSecureSession(req, res, next) {
  try {
    const token = await decode({
      token: sessionCookie(req.headers.cookie),
      secret,
      salt: WRITTEN,
    });
    if (token) {
      req.headers.cookie += `; ${READ}=${await encode({ token, secret, salt: READ })}`;
    }
  } catch {
    // An expired or foreign session: Studio asks to sign in.
  }
  next();
}

/** Studio sets one cookie after the other, and each would replace the one before. */
function keepEveryCookie(req, res, next) {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) =>
    name.toLowerCase() === 'set-cookie'
      ? setHeader(name, [res.getHeader(name) ?? [], value].flat())
      : setHeader(name, value);
  next();
}

const app = express();
app.set('trust proxy', 1);
app.use(readSecureSession, keepEveryCookie);

const studio = await createHandler({ dev: false, dir: './toolpad', base: '/prod' });
app.use('/prod', studio.handler);

const port = Number(process.env.PORT ?? 3000);
const server = app.listen(port, () => console.log(`ready on port ${port}`));

// Ctrl+C sends SIGINT, and platforms send SIGTERM. Requests in progress are answered first.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close(() => studio.dispose().then(() => process.exit(0)));
  });
}
