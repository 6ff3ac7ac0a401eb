/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInThread } from './runInThread';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'thread-'));
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

/** Writes a module in TypeScript, and gives its path. */
function writeModule(name: string, text: string): string {
  const file = path.join(dir, name);
  fs.writeFileSync(file, text);
  return file;
}

it('a module in TypeScript runs apart from this thread, with what it is given', async () => {
  const file = path.join(dir, 'told.json');
  const tell = `import fs from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    export default async function tell({ file, words }: { file: string; words: string[] }) {
      await Promise.resolve();
      fs.writeFileSync(file, JSON.stringify({ words, isMainThread }));
    }`;
  await runInThread(writeModule('tell.ts', tell), { file, words: ['a', 'b'] });
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    words: ['a', 'b'],
    isMainThread: false,
  });
});

it('what goes wrong there is told here', async () => {
  const fail = `export default async function fail(page: string) {
      throw new Error(page + ' has no heading');
    }`;
  await expect(runInThread(writeModule('fail.ts', fail), '/core/')).rejects.toThrow(
    '/core/ has no heading',
  );
});
