/**
 * Asks the container's nginx on this machine for 2,000 pages a second for 30 s, and says what came of
 * it: status codes, times, and the memory of its processes before and after.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from './nginxServer.mjs';

const RATE = 2_000;
const SECONDS = 30;
/** Requests are sent in as many portions a second. */
const PORTIONS = 50;
const CONNECTIONS = 64;

/** Memory of nginx and its workers that nobody else uses, in KB. */
async function memoryOf(pid) {
  const workers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  const sizes = [pid, ...workers.trim().split(/\s+/).map(Number)].map(async (each) => {
    const rollup = await fs.readFile(`/proc/${each}/smaps_rollup`, 'utf8');
    return [...rollup.matchAll(/^Private_\w+:\s+(\d+)/gm)].reduce(
      (sum, [, kb]) => sum + Number(kb),
      0,
    );
  });
  return (await Promise.all(sizes)).reduce((sum, kb) => sum + kb, 0);
}

const files = (await fs.readdir('build', { recursive: true })).filter(
  (file) => path.basename(file) === 'index.html' && !file.startsWith('demo'),
);
const addresses = files.map((file) => `/toolpad/${file.replace(/index\.html$/, '')}`);
addresses.push('/toolpad/nothing/', '/toolpad/core%2fintroduction/', '/toolpad/core/introduction');

const nginx = await startNginx({ site: 'build', generated: 'build-nginx' });
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const statuses = new Map();
const times = [];
let waiting = 0;

function ask(address) {
  const start = performance.now();
  waiting += 1;
  const count = (status) => {
    waiting -= 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(performance.now() - start);
  };
  http
    .get({ port: nginx.port, host: '127.0.0.1', path: address, agent }, (response) => {
      response.resume().on('end', () => count(response.statusCode));
    })
    .on('error', (error) => count(error.code));
}

// Every file once, so that what nginx keeps open is there before the first measurement.
addresses.forEach(ask);
while (waiting > 0) {
  await delay(10);
}
statuses.clear();
times.length = 0;

const before = await memoryOf(nginx.pid);
const start = performance.now();
for (let sent = 0; sent < RATE * SECONDS;) {
  const due = Math.min(((performance.now() - start) / 1_000) * RATE, RATE * SECONDS);
  for (; sent < due; sent += 1) {
    ask(addresses[sent % addresses.length]);
  }
  await delay(1_000 / PORTIONS);
}
while (waiting > 0) {
  await delay(10);
}
const seconds = (performance.now() - start) / 1_000;
const after = await memoryOf(nginx.pid);
const errors = nginx.errors();
agent.destroy();
await nginx.stop();

const sorted = times.sort((a, b) => a - b);
const quantile = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
process.stdout.write(
  [
    `${times.length} requests in ${seconds.toFixed(1)} s: ${Math.round(times.length / seconds)} a second`,
    `status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    `ms: median ${quantile(0.5)}, 99%: ${quantile(0.99)}, longest ${quantile(1)}`,
    `memory of nginx: ${before} KB before, ${after} KB after`,
    `errors: ${errors.trim() || 'none'}`,
    '',
  ].join('\n'),
);
