/**
 * Requests 2,000 pages per second for 30 s from the container's nginx on this machine, and prints
 * status codes, times, and the memory of its processes before and after.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startNginx } from './nginxServer.mjs';

const RATE = 2_000;
const SECONDS = 30;
/** Batches of requests per second. */
const BATCHES = 50;
const CONNECTIONS = 64;

/** Private memory of nginx and its workers, in KB. */
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
let pending = 0;

function send(address) {
  const start = performance.now();
  pending += 1;
  const count = (status) => {
    pending -= 1;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    times.push(performance.now() - start);
  };
  http
    .get({ port: nginx.port, host: '127.0.0.1', path: address, agent }, (response) => {
      response.resume().on('end', () => count(response.statusCode));
    })
    .on('error', (error) => count(error.code));
}

// Every file once, so that nginx has them open before the first measurement.
addresses.forEach(send);
while (pending > 0) {
  await delay(10);
}
statuses.clear();
times.length = 0;

const before = await memoryOf(nginx.pid);
const start = performance.now();
for (let sent = 0; sent < RATE * SECONDS;) {
  const due = Math.min(((performance.now() - start) / 1_000) * RATE, RATE * SECONDS);
  for (; sent < due; sent += 1) {
    send(addresses[sent % addresses.length]);
  }
  await delay(1_000 / BATCHES);
}
while (pending > 0) {
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
    `${times.length} requests in ${seconds.toFixed(1)} s: ${Math.round(times.length / seconds)} per second`,
    `status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    `ms: median ${quantile(0.5)}, 99%: ${quantile(0.99)}, longest ${quantile(1)}`,
    `memory of nginx: ${before} KB before, ${after} KB after`,
    `errors: ${errors.trim() || 'none'}`,
    '',
  ].join('\n'),
);
