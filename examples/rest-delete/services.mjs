import { once } from 'node:events';
import { createServer } from 'node:http';

const TOKEN = 'example-token-of-the-stand-in';

/** An API with loans: `GET /loans` lists them, `DELETE /loans/<id>` deletes one that is back. */
export default async function start() {
  let loans = [
    { id: 'a/1', item: 'Projector', borrower: 'Ines Rocha', back: true },
    { id: 'b 2', item: 'Laptop 14', borrower: 'Tom Reyes', back: false },
    { id: 'c3', item: 'Field recorder', borrower: 'Yuki Sato', back: true },
  ];
  const server = createServer((request, response) => {
    const answer = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      return answer(401, {});
    }
    const id = decodeURIComponent(request.url.replace('/loans/', ''));
    if (request.method === 'GET') {
      return answer(200, loans);
    }
    const loan = loans.find((one) => one.id === id);
    if (request.method !== 'DELETE' || !loan) {
      return answer(404, {});
    }
    if (!loan.back) {
      return answer(409, {});
    }
    loans = loans.filter((one) => one !== loan);
    return answer(204);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      LOANS_API_URL: `http://127.0.0.1:${server.address().port}`,
      LOANS_API_TOKEN: TOKEN,
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
