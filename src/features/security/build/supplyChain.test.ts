/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { billOfMaterials } from './supplyChain';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bill-'));

afterAll(() => {
  fs.rmSync(temporary, { recursive: true });
});

/** Writes a site whose code and tests share a package. */
function writeSite(folder: string, locked: Record<string, object>): string {
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

describe('the bill of materials', () => {
  it('lists the site’s packages and their dependencies, without those of its tests', async () => {
    expect(await billOfMaterials(writeSite('one', PACKAGES))).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'site', version: '1.0.0' } },
      components: [
        { purl: 'pkg:npm/%40a/b@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
        { purl: 'pkg:npm/shared@1.2.0', hashes: [{ alg: 'SHA-512', content: '0001' }] },
      ],
      dependencies: [
        { ref: 'site@1.0.0', dependsOn: ['@a/b@1.0.0'] },
        { ref: '@a/b@1.0.0', dependsOn: ['shared@1.2.0'] },
        { ref: 'shared@1.2.0', dependsOn: [] },
      ],
    });
  });

  it('is the same in another folder, at another time', async () => {
    const first = await billOfMaterials(writeSite('here', PACKAGES));
    // npm writes the time in milliseconds.
    const second = await billOfMaterials(writeSite('there', PACKAGES));
    expect(JSON.stringify(first)).toBe(JSON.stringify(second));
  });

  it('is not written if the lock file lacks a package', async () => {
    const dir = writeSite('broken', { 'node_modules/tool': PACKAGES['node_modules/tool'] });
    await expect(billOfMaterials(dir)).rejects.toThrow('missing: @a/b@1.0.0');
  });
});
