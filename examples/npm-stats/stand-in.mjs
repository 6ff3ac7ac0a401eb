/**
 * Stands in for npm's downloads API, for work without a network: `node stand-in.mjs` prints its
 * URL. It responds in the same format, with invented numbers that never change.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const LAST_DAY = Date.UTC(2026, 9, 31);
const DAY = 24 * 60 * 60 * 1000;
const DAYS = { 'last-week': 7, 'last-month': 30, 'last-year': 365 };

/** Downloads on an ordinary working day, and growth over a year. */
const PACKAGES = {
  '@mui/material': { usual: 840_000, growth: 0.22 },
  express: { usual: 7_900_000, growth: 0.3 },
  fastify: { usual: 560_000, growth: 0.65 },
  preact: { usual: 1_250_000, growth: 0.4 },
  react: { usual: 6_100_000, growth: 0.28 },
  svelte: { usual: 430_000, growth: 0.35 },
  vue: { usual: 1_150_000, growth: 0.16 },
};

/** Fewer people work at the weekend and in the last week of December. */
function downloadsOn(time, { usual, growth }) {
  const date = new Date(time);
  const weekend = date.getUTCDay() % 6 === 0;
  const holidays = date.getUTCMonth() === 11 && date.getUTCDate() > 22;
  const noise = Math.sin(time / DAY / 2.3) * 0.05 + Math.sin(time / DAY / 11) * 0.06;
  const age = (LAST_DAY - time) / (365 * DAY);
  const rest = (weekend ? 0.38 : 1) * (holidays ? 0.5 : 1);
  return Math.round((usual * rest * (1 + noise)) / (1 + growth * age));
}

function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
}

function answer(url) {
  const [, period, name] = /^\/downloads\/range\/([\w-]+)\/(.+)$/.exec(decodeURI(url)) ?? [];
  if (!(period in DAYS) || !(name in PACKAGES)) {
    return { status: 404, body: { error: `package ${name} not found` } };
  }
  const first = LAST_DAY - (DAYS[period] - 1) * DAY;
  const downloads = Array.from({ length: DAYS[period] }, (_, index) => ({
    downloads: downloadsOn(first + index * DAY, PACKAGES[name]),
    day: dayOf(first + index * DAY),
  }));
  return {
    status: 200,
    body: { start: dayOf(first), end: dayOf(LAST_DAY), package: name, downloads },
  };
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startStandIn() {
  const server = createServer((request, response) => {
    const { status, body } = answer(request.url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await startStandIn();
  console.log(`NPM_DOWNLOADS_API=${url}`);
}
