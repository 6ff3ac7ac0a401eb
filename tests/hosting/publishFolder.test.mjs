import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';

const FILES = {
  'index.html': '<h1>Toolpad</h1>',
  'core/index.html': '<h1>Core</h1>',
  _headers: 'headers',
  _redirects: 'of Cloudflare',
  '_redirects.netlify': 'of Netlify',
  'robots.txt': 'robots',
};

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
const build = path.join(root, 'build');
const published = path.join(root, 'publish');

function publish(...options) {
  return spawnSync('node', ['hosting/publishFolder.mjs', ...options], { encoding: 'utf8' });
}

/** Every file of the folder with its content. */
function contents() {
  return Object.fromEntries(
    fs
      .readdirSync(published, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(published, file), fs.readFileSync(file, 'utf8')]),
  );
}

before(() => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    fs.writeFileSync(path.join(build, name), text);
  }
});
after(() => fs.rmSync(root, { recursive: true }));

for (const [host, redirects] of [
  ['netlify', 'of Netlify'],
  ['cloudflare', 'of Cloudflare'],
]) {
  test(`${host} gets the site under toolpad/ and its own files above it`, () => {
    fs.mkdirSync(published, { recursive: true });
    fs.writeFileSync(path.join(published, 'old.html'), 'of the last time');
    assert.equal(publish(host, published, build).status, 0);
    const { 'toolpad/sbom.cdx.json': bill, ...files } = contents();
    assert.deepEqual(files, {
      _headers: 'headers',
      _redirects: redirects,
      'robots.txt': 'robots',
      'toolpad/index.html': FILES['index.html'],
      'toolpad/core/index.html': FILES['core/index.html'],
    });
    const names = JSON.parse(bill).components.map(({ name }) => name);
    // Shared with the tests, and used by the tests only.
    assert.ok(names.includes('react'));
    assert.ok(!names.includes('eslint'));
  });
}

test('reports an unknown host, a missing folder and a missing build', () => {
  assert.match(publish('pages', published, build).stderr, /Which host, and which folder/);
  assert.match(publish('netlify').stderr, /Which host, and which folder/);
  assert.match(publish('netlify', published, root).stderr, /no built site .*: run "npm run build"/);
});
