import { createVerify, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const SHEET = '1mQ7-stand-in-for-a-real-sheet';
const TOKEN = 'ya29.stand-in';
const EMAIL = 'toolpad@fleet-desk.iam.gserviceaccount.com';

const startingRows = [
  ['Date', 'Vehicle', 'Driver', 'Purpose', 'Returned'],
  ['2026-03-02', 'Van', 'Noor Haddad', 'Stage parts for the town hall', 'yes'],
  ['2026-03-03', 'Minibus', 'Tom Berg', 'School trip to the harbor'],
  ['2026-03-04', 'Cargo bike', 'Ida Falk', 'Leaflets, old town'],
  ['2026-03-06', 'Van', 'Noor Haddad', 'Collect the lighting desk'],
];

function failure(code, status, message) {
  return { code, body: { error: { code, status, message } } };
}

/** Whether a service account's request for a token is signed with its key. */
function signed(assertion, publicKey) {
  const [header, payload, signature] = assertion.split('.');
  const { iss } = JSON.parse(Buffer.from(payload, 'base64url'));
  const verify = createVerify('RSA-SHA256').update(`${header}.${payload}`);
  return iss === EMAIL && verify.verify(publicKey, signature, 'base64url');
}

/** Answers one request as the Sheets API does, for the one range of columns that the app uses. */
function answer(rows, method, path, body) {
  const match =
    /^\/v4\/spreadsheets\/(?<id>[^/]+)\/values\/(?<range>[^:?]+(?::[A-Z]+)?)(?<verb>:append)?/;
  const { id, range, verb } = match.exec(decodeURIComponent(path))?.groups ?? {};
  if (id !== SHEET) {
    return failure(404, 'NOT_FOUND', 'Requested entity was not found.');
  }
  const values = body ? JSON.parse(body).values : [];
  if (method === 'GET' && range === 'Bookings!A2:E') {
    return { code: 200, body: { range, majorDimension: 'ROWS', values: rows.slice(1) } };
  }
  if (method === 'POST' && verb) {
    rows.push(...values);
    return { code: 200, body: { updates: { updatedRows: values.length } } };
  }
  if (method === 'PUT') {
    const row = rows[Number(/\d+$/.exec(range)[0]) - 1];
    [[row[4]]] = values;
    return { code: 200, body: { updatedCells: 1 } };
  }
  return failure(400, 'INVALID_ARGUMENT', `Unable to parse range: ${range}`);
}

/**
 * Starts a stand-in for Google: it hands a token to a service account whose request is signed
 * properly, and keeps one spreadsheet in memory.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export default async function startGoogle() {
  const rows = structuredClone(startingRows);
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    const body = Buffer.concat(chunks).toString();
    const respond = ({ code, body: content }) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(content));

    if (request.url.includes('token')) {
      const assertion = new URLSearchParams(body).get('assertion');
      respond(
        signed(assertion, publicKey)
          ? { code: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 3600 } }
          : {
              code: 400,
              body: { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' },
            },
      );
    } else if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      respond(failure(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.'));
    } else {
      respond(answer(rows, request.method, request.url, body));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    env: {
      GOOGLE_CLIENT_EMAIL: EMAIL,
      GOOGLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
      BOOKINGS_SHEET_ID: SHEET,
      GOOGLE_STAND_IN: `http://127.0.0.1:${server.address().port}`,
      NODE_OPTIONS: `--import=${new URL('stand-in/redirect.mjs', import.meta.url)}`,
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
