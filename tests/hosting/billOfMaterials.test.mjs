import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, test } from 'node:test';
import { billOfMaterials } from '../../hosting/billOfMaterials.mjs';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));

after(() => fs.rmSync(temporary, { recursive: true }));
afterEach(() => {
  delete process.env.npm_config_loglevel;
});

/** Writes a site whose code and tests share a package. */
function writeSite(folder, locked) {
  const dir = path.join(temporary, folder);
  const site = {
    name: 'site',
    version: '1.0.0',
    dependencies: { '@a/b': '1.0.0' },
    devDependencies: { tool: '1.0.0' },
  };
  const lock = {
    name: 'site',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': site, ...locked },
  };
  fs.mkdirSync(dir);
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(site));
  fs.writeFileSync(path.join(dir, 'package-lock.json'), JSON.stringify(lock));
  return dir;
}

const PACKAGES = {
  'node_modules/@a/b': { version: '1.0.0', license: 'MIT', dependencies: { shared: '^1' } },
  'node_modules/shared': { version: '1.2.0', integrity: 'sha512-AAE=' },
  'node_modules/tool': { version: '1.0.0', dev: true, dependencies: { shared: '^1' } },
};

test('the bill lists the site’s packages and their dependencies, without those of its tests', () => {
  const bill = billOfMaterials(writeSite('one', PACKAGES));
  assert.equal(bill.bomFormat, 'CycloneDX');
  assert.equal(bill.metadata.component.name, 'site');
  assert.deepEqual(
    bill.components.map(({ purl }) => purl),
    ['pkg:npm/%40a/b@1.0.0', 'pkg:npm/shared@1.2.0'],
  );
  assert.deepEqual(bill.components[0].licenses, [{ license: { id: 'MIT' } }]);
  assert.deepEqual(bill.components[1].hashes, [{ alg: 'SHA-512', content: '0001' }]);
  assert.deepEqual(bill.dependencies, [
    { ref: 'site@1.0.0', dependsOn: ['@a/b@1.0.0'] },
    { ref: '@a/b@1.0.0', dependsOn: ['shared@1.2.0'] },
    { ref: 'shared@1.2.0', dependsOn: [] },
  ]);
});

test('the bill is the same in another folder, at another time', () => {
  const first = billOfMaterials(writeSite('here', PACKAGES));
  // npm writes the time in milliseconds.
  const second = billOfMaterials(writeSite('there', PACKAGES));
  assert.equal(JSON.stringify(first), JSON.stringify(second));
});

for (const level of ['notice', 'silent']) {
  test(`a lock file that lacks a package is reported with its name, where npm is ${level}`, () => {
    process.env.npm_config_loglevel = level;
    const dir = writeSite(`broken-${level}`, {
      'node_modules/tool': PACKAGES['node_modules/tool'],
    });
    assert.throws(() => billOfMaterials(dir), /missing: @a\/b@1\.0\.0/);
  });
}
