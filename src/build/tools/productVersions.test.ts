/** @jest-environment node */
import fs from 'node:fs';
import { installedVersion, productVersions } from './productVersions';

describe('spec 1.5: versions', () => {
  it('are those of the packages in package.json', () => {
    const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(productVersions()).toEqual({
      'toolpad-core': dependencies['@toolpad/core'],
      'toolpad-studio': dependencies['@toolpad/studio-components'],
    });
  });

  it.each(['@toolpad/missing', 'fs'])('reports that the package %s is not installed', (name) => {
    expect(() => installedVersion(name)).toThrow(`The package ${name} is not installed`);
  });

  it.each(['{}', '{"version":3}', 'null', '"0.1.0"'])(
    'reports that %s has no version',
    (manifest) => {
      jest.spyOn(fs, 'readFileSync').mockReturnValueOnce(manifest);
      expect(() => installedVersion('react')).toThrow('react/package.json states no version');
    },
  );
});
