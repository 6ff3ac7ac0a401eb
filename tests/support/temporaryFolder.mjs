import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Keeps the temporary folders of a test run in one folder, which is removed when the run ends. */
export default function provideTemporaryFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unit-tests-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}
