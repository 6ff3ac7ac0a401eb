/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Prepares a folder with a stand-in for npm, which installs a package in two steps.
 *
 * @param exit the status that npm ends with
 */
function prepare({ had, exit }: { readonly had?: string; readonly exit: number }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prepare-'));
  const installed = path.join(folder, 'node_modules/package');
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    fs.writeFileSync(path.join(folder, file), '{}');
  }
  if (had !== undefined) {
    fs.mkdirSync(path.dirname(installed));
    fs.writeFileSync(installed, had);
  }
  const npm = `#!/bin/sh
mkdir node_modules 2> /dev/null
printf half > node_modules/package
printf 'meanwhile %s\\n' "$(cat ${installed} 2> /dev/null)"
printf whole > node_modules/package
exit ${exit}
`;
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  fs.writeFileSync(path.join(bin, 'npm'), npm, { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, ['tests/samples/prepare.mjs', folder], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return {
    status,
    meanwhile: /^meanwhile (.*)$/m.exec(stdout)?.[1],
    after: fs.existsSync(installed) ? fs.readFileSync(installed, 'utf8') : null,
  };
}

describe('packages of samples', () => {
  it('are there only when all of them are', () => {
    expect(prepare({ exit: 0 })).toEqual({ status: 0, meanwhile: '', after: 'whole' });
  });

  it('stay as they were until the new ones are complete', () => {
    expect(prepare({ had: 'old', exit: 0 })).toEqual({
      status: 0,
      meanwhile: 'old',
      after: 'whole',
    });
  });

  it('stay as they were if npm fails', () => {
    expect(prepare({ had: 'old', exit: 1 })).toEqual({ status: 1, meanwhile: 'old', after: 'old' });
  });
});
