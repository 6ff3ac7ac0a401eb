/** @jest-environment node */
import fs from 'node:fs';
import { ACCEPTED_LICENCES, isFree, LICENCES_BY_FILE } from './licences';
import { parseLockFile } from './lockFile';

const LOCK = fs.readFileSync('package-lock.json', 'utf8');
const packages = parseLockFile(LOCK);

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

it('a lock file of another version is refused', () => {
  expect(() => parseLockFile('{"lockfileVersion":1}')).toThrow('package-lock.json');
});
