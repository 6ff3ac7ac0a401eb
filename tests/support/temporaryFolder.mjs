import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gives the unit tests of a run one folder for all their temporary ones, which is removed with them. */
export default function provideTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}
