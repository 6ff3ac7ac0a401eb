/** @jest-environment node */
import fs from 'node:fs';
import { billOfMaterials } from './billOfMaterials';
import { ACCEPTED_LICENCES, isFree, LICENCES_BY_FILE } from './licences';
import { isForProduction, parseLockFile, type LockedPackage } from './lockFile';

const LOCK = fs.readFileSync('package-lock.json', 'utf8');
const packages = parseLockFile(LOCK);

function lock(entries: Record<string, object>): LockedPackage[] {
  return parseLockFile(JSON.stringify({ name: 'site', lockfileVersion: 3, packages: entries }));
}

describe('what the site is made of', () => {
  it('is installed from the registry alone, each archive with its hash', () => {
    expect(packages.length).toBeGreaterThan(1_000);
    expect(packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
    expect(LOCK).not.toContain('"resolved":');
  });

  it('is asked for in exact versions', () => {
    const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    const asked = Object.entries({
      ...(manifest.dependencies as Record<string, string>),
      ...(manifest.devDependencies as Record<string, string>),
    });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('needs no script of a package to be installed', () => {
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('is free to use, or accepted with a reason', () => {
    const others = packages.filter(({ name, license }) => {
      // A package for one platform has the licence of the one that picks it.
      const accepted = ACCEPTED_LICENCES[name.replace(/^(lightningcss|@resvg\/resvg-js)-.*/, '$1')];
      const licence = license ?? LICENCES_BY_FILE[name] ?? 'none';
      return !isFree(licence) && accepted?.licence !== licence;
    });
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('has no exception that is not needed any more', () => {
    const names = new Set(packages.map(({ name }) => name));
    const exceptions = [...Object.keys(ACCEPTED_LICENCES), ...Object.keys(LICENCES_BY_FILE)];
    expect(exceptions.filter((name) => !names.has(name))).toEqual([]);
  });
});

it.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('a licence %s is free: %s', (licence, expected) => {
  expect(isFree(licence)).toBe(expected);
});

describe('the bill of materials', () => {
  const small = lock({
    '': { name: 'site' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '^1', c: '^1' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'sha512-AAE=' },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { version: '1.0.0', name: '@d/e', optional: true },
    'node_modules/test': { version: '1.0.0', dev: true },
  });

  it('says what is in the site, and what each part needs', () => {
    expect(billOfMaterials(small, { name: 'site', version: '1.0.0' })).toMatchObject({
      components: [
        { purl: 'pkg:npm/%40d/e@1.0.0', group: '@d', name: 'e', scope: 'optional' },
        { purl: 'pkg:npm/a@1.0.0', licenses: [{ expression: 'MIT' }], scope: 'required' },
        { purl: 'pkg:npm/b@1.0.0', hashes: [{ alg: 'SHA-512', content: '0001' }] },
        { purl: 'pkg:npm/b@2.0.0' },
      ],
      dependencies: [
        { ref: 'pkg:npm/%40d/e@1.0.0', dependsOn: [] },
        { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40d/e@1.0.0', 'pkg:npm/b@1.0.0'] },
        { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
        { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
      ],
    });
  });

  it('has every package of the site, and is the same each time', () => {
    const site = { name: 'site', version: '1.0.0' };
    const text = JSON.stringify(billOfMaterials(packages, site));
    expect(JSON.stringify(billOfMaterials([...packages].reverse(), site))).toBe(text);
    for (const { name, version } of packages.filter(isForProduction)) {
      expect(text).toContain(`"pkg:npm/${name.replace('@', '%40')}@${version}"`);
    }
  });

  it('is not made of anything else', () => {
    expect(() => parseLockFile('{"lockfileVersion":1}')).toThrow('package-lock.json');
  });
});
