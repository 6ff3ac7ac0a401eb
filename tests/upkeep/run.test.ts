/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs `npm test` with a stand-in for npm, of whose runs one fails. */
function runWithFailure(failing: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'));
  const script = `#!/bin/sh\necho "ran $2"\n[ "$2" != "${failing}" ]\n`;
  fs.writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 });
  const { status, stdout } = spawnSync(process.execPath, ['tests/run.mjs'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, ran: [...stdout.matchAll(/^ran (\S+)/gm)].map(([, name]) => name ?? '') };
}

const STEPS = ['sources', 'content', 'browser', 'firefox', 'apps'].map((name) => `test:${name}`);

describe('npm test', () => {
  it('runs every step, and passes if each does', () => {
    const { status, ran } = runWithFailure('none');
    expect(ran.filter((name) => name !== 'test:install')).toEqual(STEPS);
    expect(status).toBe(0);
  });

  it.each(STEPS)('fails and goes no further when %s fails', (failing) => {
    const { status, ran } = runWithFailure(failing);
    expect(ran.at(-1)).toBe(failing);
    expect(status).toBe(1);
  });

  it('fails when browsers cannot be installed, before it needs one', () => {
    const { status, ran } = runWithFailure('test:install');
    expect(ran).not.toContain('test:content');
    expect(status).toBe(1);
  });
});
