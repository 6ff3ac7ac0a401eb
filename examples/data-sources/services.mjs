import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const KEY = 'example-key-of-the-stand-in';

const notice = 'Yard gate B is closed until noon.';

const startingParcels = [
  {
    number: 'KV-1042',
    customer: 'Bakery Holm',
    weight: 12.4,
    van: 'North 1',
    status: 'At the depot',
  },
  {
    number: 'KV-1043',
    customer: 'Lindgren & Sons',
    weight: 3.1,
    van: 'North 1',
    status: 'On the road',
  },
  {
    number: 'KV-1044',
    customer: 'Marine Supplies',
    weight: 27,
    van: 'Harbour',
    status: 'On the road',
  },
  {
    number: 'KV-1045',
    customer: 'Dr. Amira Said',
    weight: 0.8,
    van: 'South 2',
    status: 'Delivered',
  },
  {
    number: 'KV-1046',
    customer: 'Cycle Repair Co.',
    weight: 6.5,
    van: 'South 2',
    status: 'On the road',
  },
  {
    number: 'KV-1047',
    customer: 'School on the Hill',
    weight: 18,
    van: 'North 1',
    status: 'At the depot',
  },
  {
    number: 'KV-1048',
    customer: 'Print Studio 9',
    weight: 9.2,
    van: 'Harbour',
    status: 'Delivered',
  },
];

const startingIncidents = [
  { no: 'INC-301', parcel: 'KV-1031', text: 'Box arrived wet', reported: '2026-03-02' },
  { no: 'INC-302', parcel: 'KV-1036', text: 'Nobody at the door', reported: '2026-03-03' },
];

/** An incident arrives as JSON or as a form. */
function readIncident(body) {
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/**
 * Starts the carrier's web API, as a stand-in for the service of a real carrier. It keeps its data in
 * memory.
 * @param {{ key?: string, port?: number }} [options] `key`, if it wants one in the header `x-api-key`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startCarrier({ key, port = 0 } = {}) {
  const parcels = structuredClone(startingParcels);
  const incidents = structuredClone(startingIncidents);

  const answer = (method, { pathname, searchParams }, body) => {
    const status = searchParams.get('status');
    const number = /^\/v1\/parcels\/(?<number>[\w-]+)$/.exec(pathname)?.groups.number;
    if (method === 'GET' && pathname === '/v1/parcels') {
      const found = parcels.filter((parcel) => !status || parcel.status === status);
      return { total: found.length, parcels: found };
    }
    if (method === 'PATCH' && number) {
      const parcel = parcels.find((candidate) => candidate.number === number);
      return parcel && Object.assign(parcel, JSON.parse(body));
    }
    if (method === 'GET' && pathname === '/v1/notice') {
      return notice;
    }
    if (method === 'GET' && pathname === '/v1/incidents') {
      return { incidents };
    }
    if (method === 'POST' && pathname === '/v1/incidents') {
      const { parcel, text } = readIncident(body);
      const incident = {
        no: `INC-${301 + incidents.length}`,
        parcel,
        text,
        reported: '2026-03-04',
      };
      incidents.push(incident);
      return incident;
    }
    return undefined;
  };

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) {
      chunks.push(chunk);
    }
    if (key && request.headers['x-api-key'] !== key) {
      response.writeHead(401).end();
      return;
    }
    const url = new URL(request.url, 'http://carrier');
    const result = answer(request.method, url, Buffer.concat(chunks).toString());
    if (result === undefined) {
      response.writeHead(404).end();
    } else if (typeof result === 'string') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(result);
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts the carrier, and writes its URL and key to the `.env` of the running copy of the app. */
export default async function services(folder) {
  const { url, stop } = await startCarrier({ key: KEY });
  await writeFile(path.join(folder, '.env'), `CARRIER_API_URL=${url}\nCARRIER_API_KEY=${KEY}\n`);
  return { env: {}, stop };
}
