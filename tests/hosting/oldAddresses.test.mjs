/**
 * Old URLs, by the rules of hosts and by the forwarding pages on disk: each redirects to a page,
 * and an anchor on it, that the built site has. nginx is a real one with the emitted map;
 * `_redirects` is read as its hosts do: the first matching line wins.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import jiti from 'jiti';
import { startRedirects } from './nginxRedirects.mjs';

const { OLD_ADDRESSES } = jiti(import.meta.url)('../../src/site/oldAddresses.ts');
const QUERY = '?from=old&a=%20';

function isPage(address) {
  return fs.existsSync(path.join('build', address.replace('/toolpad/', ''), 'index.html'));
}

/** URLs to try, each with its target: every exact one, and every page that a splat reaches. */
function listCases() {
  const pages = fs
    .readdirSync('build', { recursive: true })
    .filter((file) => /^(?:core|studio)\/.*index\.html$/.test(file))
    .map((file) => `/toolpad/${file.replace(/index\.html$/, '')}`);
  const cases = new Map();
  for (const [from, to] of OLD_ADDRESSES) {
    const below = pages.filter(
      (page) => to.endsWith('*') || page.startsWith(to.replace(':splat', '')),
    );
    const found = from.endsWith('*')
      ? below.map((page) => [from.slice(0, -1) + page.slice(to.length - ':splat'.length), page])
      : [[from, to]];
    found.forEach(([old, target]) => cases.set(old, cases.get(old) ?? target));
  }
  return [...cases];
}

const cases = listCases();

/** Where a `_redirects` file redirects a path, as Netlify and Cloudflare read it. */
function followRules(file, pathname) {
  for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
    const [from, to, status] = line.split(' ');
    const rest = from.endsWith('*') ? from.slice(0, -1) : null;
    if (rest === null ? pathname === from : pathname.startsWith(rest)) {
      return { to: to.replace(':splat', pathname.slice(rest?.length)), status };
    }
  }
  return null;
}

let nginx;

before(async () => {
  nginx = await startRedirects();
});

after(() => nginx.stop());

async function get(address) {
  const response = await fetch(nginx.origin + address, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') };
}

/** A URL with a query, which belongs before the hash. */
function withQuery(address) {
  return address.replace(/(?=#)|(?<!#.*)$/, QUERY);
}

test('every target page, and its anchor, exists in the built site', () => {
  assert.ok(cases.length > OLD_ADDRESSES.length);
  for (const [from, to] of cases) {
    const [page, anchor] = to.split('#');
    assert.ok(isPage(page), `${from} redirects to ${page}`);
    if (anchor !== undefined) {
      const html = fs.readFileSync(path.join('build', page.replace('/toolpad/', ''), 'index.html'));
      assert.match(html.toString(), new RegExp(`id="?${anchor}[">\\s]`), `${from}: #${anchor}`);
    }
  }
});

test('every old URL has a forwarding page', () => {
  for (const [from, to] of cases) {
    const file = path.join('build', from.replace('/toolpad/', ''), 'index.html');
    assert.match(fs.readFileSync(file, 'utf8'), new RegExp(`data-to="${to}"`), file);
  }
});

test('nginx redirects every old URL, with and without its slash, and keeps the query', async () => {
  for (const [from, to] of cases) {
    for (const address of [from, from.replace(/\/$/, '')]) {
      assert.deepEqual(await get(address), { status: 301, location: to }, address);
    }
    assert.deepEqual(await get(from + QUERY), { status: 301, location: withQuery(to) });
  }
});

test('nginx redirects nothing else, and puts no user input into headers', async () => {
  for (const address of [
    '/toolpad/core/',
    '/toolpad/conceptsx/',
    '/toolpad/concepts/%0d%0aset-cookie:a=b/',
    '/toolpad/concepts/a%22b/',
  ]) {
    assert.deepEqual(await get(address), { status: 404, location: null }, address);
  }
});

test('_redirects covers every old URL, with and without its slash', () => {
  for (const [from, to] of cases) {
    assert.deepEqual(followRules('build/_redirects', from), { to, status: '301' });
    assert.deepEqual(followRules('build/_redirects.netlify', from), { to, status: '301!' });
    const bare = followRules('build/_redirects', from.replace(/\/$/, ''));
    assert.equal(bare?.to.replace(/\/?$/, '/').replace(/(#.*)\/$/, '$1'), to, from);
  }
});
