/**
 * Tests the container's web server on the built site: a real nginx with `hosting/nginx.conf`, and a
 * few of the site's files (`nginxSite.mjs`).
 */
import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FILE_HEADERS, PAGE_HEADERS, WORKER_HEADERS } from '../support/expectedHeaders.mjs';
import { BUILD, startNginxSite } from './nginxSite.mjs';
import { rawRequest } from './rawRequest.mjs';

let nginx;
let missingPage;
const request = (address, options) => rawRequest(nginx.port, address, options);

before(async () => {
  missingPage = await fs.readFile(path.join(BUILD, '404.html'));
  nginx = await startNginxSite();
});

after(() => nginx?.stop());

test('pages, files and the worker have every header that hosts have to send', async () => {
  for (const [path, expected] of [
    ['/toolpad/', PAGE_HEADERS],
    ['/toolpad/core/introduction/', PAGE_HEADERS],
    ['/toolpad/core/introduction', PAGE_HEADERS],
    ['/toolpad/nothing/', PAGE_HEADERS],
    // The 404 page.
    ['/toolpad/assets/nothing.js', PAGE_HEADERS],
    [nginx.script, FILE_HEADERS],
    ['/toolpad/img/toolpad.svg', FILE_HEADERS],
    ['/toolpad/sw.js', WORKER_HEADERS],
  ]) {
    const { headers } = await request(path);
    for (const [name, value] of Object.entries(expected)) {
      assert.equal(headers.get(name.toLowerCase()), value, `${path}: ${name}`);
    }
    assert.equal(headers.get('server'), 'nginx');
  }
});

test('hashed files are cached for good, pages and the worker are revalidated each time', async () => {
  const cacheOf = async (address) => (await request(address)).headers.get('cache-control');
  assert.equal(await cacheOf(nginx.script), 'public, max-age=31536000, immutable');
  for (const address of ['/toolpad/', '/toolpad/sw.js', '/toolpad/assets/js/main.gone.js']) {
    assert.equal(await cacheOf(address), 'no-cache', address);
  }
  const { headers } = await request('/toolpad/');
  const again = await request('/toolpad/', { headers: { 'if-none-match': headers.get('etag') } });
  assert.equal(again.status, 304);
});

test('browsers get the smallest encoding that they accept', async () => {
  const plain = await fs.readFile(path.join(BUILD, 'core/introduction/index.html'));
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ]) {
    const { headers, body } = await request('/toolpad/core/introduction/', {
      headers: { 'accept-encoding': accepted },
    });
    assert.equal(headers.get('content-encoding'), encoding);
    assert.equal(headers.get('content-type'), 'text/html; charset=utf-8');
    assert.match(headers.get('vary') ?? '', /accept-encoding/i);
    assert.ok(unpack(body).equals(plain));
  }
});

test('a URL without its slash, an old one and the host’s root redirect to the right page', async () => {
  for (const [address, status, location] of [
    ['/toolpad/core/introduction?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['/toolpad', 301, '/toolpad/'],
    ['/', 302, '/toolpad/'],
    ['/toolpad/an-old-address/', 301, '/toolpad/core/introduction/#new'],
    ['//toolpad/core/introduction/?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['/toolpad//core///introduction/', 301, '/toolpad/core/introduction/'],
    ['/toolpad//core/', 301, '/toolpad/core/'],
    ['/toolpad//', 301, '/toolpad/'],
    ['/toolpad/core//', 301, '/toolpad/core/'],
    ['/toolpad/index.html', 301, '/toolpad/'],
    ['/toolpad/core/introduction/index.html?a=b', 301, '/toolpad/core/introduction/?a=b'],
    ['//toolpad//core/introduction//index.html', 301, '/toolpad/core/introduction/'],
  ]) {
    const answer = await request(address);
    assert.equal(answer.status, status, address);
    assert.equal(answer.headers.get('location'), location);
  }
});

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

for (const [accept, type] of [
  ['text/markdown', MARKDOWN],
  ['text/markdown, text/html;q=0.5', MARKDOWN],
  ['text/html;q=0.5, text/markdown', MARKDOWN],
  ['text/markdown;q=0.9, text/html;q=0.8', MARKDOWN],
  ['text/html; q=0.25, text/markdown; variant=GFM; q=0.5', MARKDOWN],
  ['text/markdown;q=1.0, text/html;q=0.7, */*;q=0.1', MARKDOWN],
  ['text/markdown, */*', MARKDOWN],
  ['text/markdown;q=0.5, */*;q=0.1', MARKDOWN],
  ['text/html, text/markdown', MARKDOWN],
  ['text/html, text/markdown;q=0.5', HTML],
  ['text/markdown;q=0.5, text/html', HTML],
  ['text/markdown;q=0.3, text/html;q=0.8', HTML],
  ['text/html;level=1, text/markdown;q=0.9', HTML],
  ['text/markdown;q=0.5, */*', HTML],
  ['text/markdown;q=0.5, text/*;q=0.9', HTML],
  ['text/html, text/markdown;q=0', HTML],
  ['text/markdown;q=0.000', HTML],
  ['text/html,application/xhtml+xml,*/*;q=0.8', HTML],
  ['*/*', HTML],
]) {
  test(`“Accept: ${accept}” gets ${type.slice(5, 9)}`, async () => {
    const { headers, body } = await request('/toolpad/core/introduction/', { headers: { accept } });
    assert.equal(headers.get('content-type'), type);
    assert.match(body.toString(), type === MARKDOWN ? /^# /m : /^<!doctype html>/);
    assert.match(headers.get('vary') ?? '', /\baccept\b(?!-)/i);
  });
}

test('only pages are also Markdown', async () => {
  const script = await request(nginx.script, { headers: { accept: 'text/markdown' } });
  assert.match(script.headers.get('content-type') ?? '', /javascript/);
});

test('crawlers find robots.txt at the root of the host', async () => {
  const { status, headers, body } = await request('/robots.txt');
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
  test(`${address} is rejected with the site’s 404 page or as a bad request`, async () => {
    const { status, body } = await request(address);
    assert.ok([400, 404].includes(status), `${status}`);
    if (status === 404) {
      assert.ok(body.equals(missingPage));
    }
  });
}

test('query strings do not affect the path and do not appear in the log', async () => {
  for (const query of [
    'utm_source=https%3A%2F%2Fnews.example',
    'q=%40toolpad%2Fcore',
    'a=%5C',
    'q=a//b&file=/index.html',
  ]) {
    assert.equal((await request(`/toolpad/core/introduction/?${query}`)).status, 200, query);
  }
  const headers = { referer: 'https://mui.com/toolpad/search/?q=my-secret-project' };
  await request('/toolpad/assets/?q=my-secret-project', { headers });
  await request('/toolpad/marker/?q=my-secret-project', { headers });
  assert.doesNotMatch(await nginx.logWith('/toolpad/marker/'), /secret|utm_source/);
  assert.doesNotMatch(nginx.errors(), /secret/);
});

test('no URL reaches files outside of the site', async () => {
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
    const { status, body } = await request(address);
    assert.ok([400, 404].includes(status), `${address}: ${status}`);
    assert.doesNotMatch(body.toString(), /root:|worker_processes/, address);
  }
});

test('a URL of 8 KB is rejected as too long, and later requests still work', async () => {
  assert.equal((await request(`/toolpad/${'a'.repeat(8_192)}/`)).status, 414);
  assert.equal((await request(`/toolpad/?${'a'.repeat(8_192)}`)).status, 414);
  assert.equal((await request(`/toolpad/${'a'.repeat(4_000)}/`)).status, 404);
  assert.equal(
    (await request('/toolpad/', { headers: { 'x-long': 'a'.repeat(9_000) } })).status,
    400,
  );
  assert.equal((await request('/toolpad/')).status, 200);
});

test('only read requests are answered', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    assert.equal((await request('/toolpad/', { method })).status, 405, method);
  }
  const { status, body } = await request('/toolpad/', { method: 'HEAD' });
  assert.deepEqual([status, body.length], [200, 0]);
});

test('none of this caused a server error', () => {
  assert.doesNotMatch(nginx.errors(), /\[(?:alert|crit|emerg)\]/);
});
