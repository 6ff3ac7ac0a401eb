/**
 * The web server of the container on the built site: `hosting/nginx.conf` in a real nginx. The site is
 * a few of its files (`nginxSite.mjs`).
 */
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHostHeaders } from '../support/hostHeaders.mjs';
import { BUILD, startNginxSite } from './nginxSite.mjs';
import { rawRequest } from './rawRequest.mjs';

let nginx;
let missingPage;
const ask = (address, options) => rawRequest(nginx.port, address, options);

before(async () => {
  missingPage = await fs.readFile(path.join(BUILD, '404.html'));
  nginx = await startNginxSite();
});

after(() => nginx?.stop());

test('pages and files come with every header that the build asks for', async () => {
  const asked = readHostHeaders(BUILD)('/toolpad/');
  for (const address of [
    '/toolpad/',
    '/toolpad/core/introduction/',
    nginx.script,
    '/toolpad/nothing/',
  ]) {
    const { headers } = await ask(address);
    for (const [name, value] of Object.entries(asked)) {
      assert.equal(headers.get(name.toLowerCase()), value, `${address}: ${name}`);
    }
    assert.equal(headers.get('server'), 'nginx');
  }
});

test('the document of changed demos comes with its own headers, and at its own address alone', async () => {
  const asked = readHostHeaders(BUILD)('/toolpad-sandbox/');
  const { status, headers, body } = await ask('/toolpad-sandbox/');
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(asked['Content-Security-Policy'], /^default-src 'none';.* sandbox allow-scripts/);
  for (const [name, value] of Object.entries(asked)) {
    assert.equal(headers.get(name.toLowerCase()), value, name);
  }
  assert.match(String(body), /<title>Demo</);
  assert.equal((await ask('/toolpad/_sandbox')).status, 404);
});

test('hashed files are kept, pages and the worker are asked for each time', async () => {
  const cacheOf = async (address) => (await ask(address)).headers.get('cache-control');
  assert.equal(await cacheOf(nginx.script), 'public, max-age=31536000, immutable');
  for (const address of ['/toolpad/', '/toolpad/sw.js', '/toolpad/assets/js/main.gone.js']) {
    assert.equal(await cacheOf(address), 'no-cache', address);
  }
  const { headers } = await ask('/toolpad/');
  const again = await ask('/toolpad/', { headers: { 'if-none-match': headers.get('etag') } });
  assert.equal(again.status, 304);
});

test('browsers get the smallest version they can read', async () => {
  const plain = await fs.readFile(path.join(BUILD, 'core/introduction/index.html'));
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ]) {
    const { headers, body } = await ask('/toolpad/core/introduction/', {
      headers: { 'accept-encoding': accepted },
    });
    assert.equal(headers.get('content-encoding'), encoding);
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(headers.get('vary') ?? '', /accept-encoding/i);
    assert.ok(unpack(body).equals(plain));
  }
});

test('an address without its slash, an old one and the host’s root lead to the right one', async () => {
  for (const [address, status, location] of [
    ['/toolpad/core/introduction?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['/toolpad', 301, '/toolpad/'],
    ['/', 302, '/toolpad/'],
    ['/toolpad/an-old-address/', 301, '/toolpad/core/introduction/#new'],
    ['//toolpad/core/introduction/?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['/toolpad//core///introduction/', 301, '/toolpad/core/introduction/'],
    ['/toolpad/index.html', 301, '/toolpad/'],
    ['/toolpad/core/introduction/index.html?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['//toolpad//core/introduction//index.html', 301, '/toolpad/core/introduction/'],
  ]) {
    const answer = await ask(address);
    assert.equal(answer.status, status, address);
    assert.equal(answer.headers.get('location'), location);
  }
});

test('a page’s own address gives its Markdown to who asks for that', async () => {
  const address = '/toolpad/core/introduction/';
  const asking = (accept) => ask(address, { headers: { accept } });
  const markdown = await asking('text/markdown, text/html;q=0.5');
  assert.equal(markdown.headers.get('content-type'), 'text/markdown; charset=utf-8');
  assert.match(markdown.body.toString(), /^# /m);
  const page = await asking('text/html,application/xhtml+xml,*/*;q=0.8');
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  const refused = await asking('text/html, text/markdown;q=0');
  assert.equal(refused.headers.get('content-type'), 'text/html; charset=utf-8');
  for (const { headers } of [markdown, page, refused]) {
    assert.match(headers.get('vary') ?? '', /\baccept\b(?!-)/i);
  }
  const script = await ask(nginx.script, { headers: { accept: 'text/markdown' } });
  assert.match(script.headers.get('content-type') ?? '', /javascript/);
});

test('crawlers find their file at the root of the host', async () => {
  const { status, headers, body } = await ask('/robots.txt');
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/plain; charset=utf-8']);
  assert.match(body.toString(), /^Sitemap: /m);
});

const MISSING = [
  '/toolpad/nothing/',
  '/toolpad/assets/',
  '/toolpad/assets/js/',
  '/toolpad/_headers',
  '/toolpad/index.html.br',
  '/elsewhere/',
  '/toolpad/core%2fintroduction/',
  '/toolpad/core%2Fintroduction%2F',
  '/toolpad/core%252fintroduction/',
  '/toolpad/core%5cintroduction/',
  '/toolpad/..%2f..%2f..%2fetc/passwd',
  '/toolpad/..%5c..%5cetc/passwd',
  '/toolpad/..../..../etc/passwd',
  '/toolpad/.git/config',
  '/toolpad/%E0%A4%A/',
  '/toolpad/<script>alert(1)</script>/',
];

for (const address of MISSING) {
  test(`${address} is not found, by the site’s own page or as a bad request`, async () => {
    const { status, body } = await ask(address);
    assert.ok([400, 404].includes(status), `${status}`);
    if (status === 404) {
      assert.ok(body.equals(missingPage));
    }
  });
}

test('what stands behind the question mark is no part of the address, and no line of the log', async () => {
  for (const query of [
    'utm_source=https%3A%2F%2Fnews.example',
    'q=%40toolpad%2Fcore',
    'a=%5C',
    'q=a//b&file=/index.html',
  ]) {
    assert.equal((await ask(`/toolpad/core/introduction/?${query}`)).status, 200, query);
  }
  const headers = { referer: 'https://mui.com/toolpad/search/?q=my-secret-project' };
  await ask('/toolpad/assets/?q=my-secret-project', { headers });
  await ask('/toolpad/marker/?q=my-secret-project', { headers });
  assert.doesNotMatch(await nginx.logWith('/toolpad/marker/'), /secret|utm_source/);
  assert.doesNotMatch(nginx.errors(), /secret/);
});

test('no address leads out of the site', async () => {
  for (const address of [
    '/toolpad/../../etc/passwd',
    '/toolpad/../nginx.conf',
    '/../../../../etc/passwd',
    '/toolpad/%2e%2e/%2e%2e/etc/passwd',
    '/toolpad/.%2e/%2e./nginx.conf',
    '//etc/passwd',
    '/toolpad//../../nginx.conf',
    '//elsewhere.example/',
    '/toolpad/%00',
    'http://docs.example/../../etc/passwd',
  ]) {
    const { status, body } = await ask(address);
    assert.ok([400, 404].includes(status), `${address}: ${status}`);
    assert.doesNotMatch(body.toString(), /root:|worker_processes/, address);
  }
});

test('an address of 8 KB is too long, whatever it asks for, and the next one is answered', async () => {
  assert.equal((await ask(`/toolpad/${'a'.repeat(8_192)}/`)).status, 414);
  assert.equal((await ask(`/toolpad/?${'a'.repeat(8_192)}`)).status, 414);
  assert.equal((await ask(`/toolpad/${'a'.repeat(4_000)}/`)).status, 404);
  assert.equal((await ask('/toolpad/', { headers: { 'x-long': 'a'.repeat(9_000) } })).status, 400);
  assert.equal((await ask('/toolpad/')).status, 200);
});

test('nothing but reading is answered', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    assert.equal((await ask('/toolpad/', { method })).status, 405, method);
  }
  const { status, body } = await ask('/toolpad/', { method: 'HEAD' });
  assert.deepEqual([status, body.length], [200, 0]);
});

test('nothing of this was an error of the server', () => {
  assert.doesNotMatch(nginx.errors(), /\[(?:alert|crit|emerg)\]/);
});
