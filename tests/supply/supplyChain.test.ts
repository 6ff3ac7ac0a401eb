/** @jest-environment node */
import fs from 'node:fs';
import { ACCEPTED_LICENSES, isFree, LICENSES_BY_FILE } from './licences';
import { parseLockFile } from './lockFile';

const LOCK = fs.readFileSync('package-lock.json', 'utf8');
const packages = parseLockFile(LOCK);

describe('the packages of the site', () => {
  it('come from the registry only, each archive with its hash', () => {
    expect(packages.length).toBeGreaterThan(1_000);
    expect(packages.filter(({ integrity }) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
    expect(LOCK).not.toContain('"resolved":');
  });

  it('are requested in exact versions', () => {
    const manifest = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<string, unknown>;
    const requested = Object.entries({
      ...(manifest.dependencies as Record<string, string>),
      ...(manifest.devDependencies as Record<string, string>),
    });
    expect(requested.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual(
      [],
    );
  });

  it('are installed without running their scripts', () => {
    expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are free to use, or accepted with a reason', () => {
    const others = packages.filter(({ name, license }) => {
      // A package for one platform has the license of the package that selects it.
      const accepted = ACCEPTED_LICENSES[name.replace(/^(lightningcss|@resvg\/resvg-js)-.*/, '$1')];
      const found = license ?? LICENSES_BY_FILE[name] ?? 'none';
      return !isFree(found) && accepted?.license !== found;
    });
    expect(others.map(({ name, license }) => `${name}: ${license ?? 'none'}`)).toEqual([]);
  });

  it('have no exceptions that are no longer needed', () => {
    const names = new Set(packages.map(({ name }) => name));
    const exceptions = [...Object.keys(ACCEPTED_LICENSES), ...Object.keys(LICENSES_BY_FILE)];
    expect(exceptions.filter((name) => !names.has(name))).toEqual([]);
  });
});

it.each([
  ['MIT', true],
  ['(WTFPL OR MIT)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE', false],
])('whether the license %s is free: %s', (license, expected) => {
  expect(isFree(license)).toBe(expected);
});

it('rejects a lock file of another version', () => {
  expect(() => parseLockFile('{"lockfileVersion":1}')).toThrow('package-lock.json');
});
