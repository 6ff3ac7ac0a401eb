/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openBuildCache } from './buildCache';

let siteDir: string;

function write(file: string, text: string) {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'));
  write('src/plugins/read.ts', 'export const read = 1;');
  write('package-lock.json', '{}');
  write('docs-core/thing/Basic.tsx', 'export default 1;');
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

/** One build: works out what has not been kept, and keeps what it asked for. */
function build(inputs: readonly string[]) {
  const cache = openBuildCache({
    siteDir,
    name: 'words',
    result: z.string().nullable(),
    sources: [path.join(siteDir, 'docs-core/thing/Basic.tsx')],
  });
  const worked: string[] = [];
  const results = inputs.map((input) =>
    cache.get(input, () => {
      worked.push(input);
      return input === '' ? null : input.toUpperCase();
    }),
  );
  cache.keep();
  return { worked, results };
}

describe('results of the build before', () => {
  it('are taken for the same input, and all else is worked out', () => {
    expect(build(['one', ''])).toEqual({ worked: ['one', ''], results: ['ONE', null] });
    expect(build(['two', 'one', ''])).toEqual({ worked: ['two'], results: ['TWO', 'ONE', null] });
  });

  it('are forgotten by a build that did not ask for them', () => {
    build(['one', 'two']);
    build(['two']);
    expect(build(['one', 'two']).worked).toEqual(['one']);
  });

  it.each([
    ['the code', 'src/plugins/read.ts'],
    ['a new file of the code', 'src/plugins/more.ts'],
    ['a package', 'package-lock.json'],
    ['a source', 'docs-core/thing/Basic.tsx'],
  ])('are worth nothing after a change of %s', (_what, file) => {
    build(['one']);
    write(file, 'changed');
    expect(build(['one']).worked).toEqual(['one']);
  });

  it('outlive a change of a test', () => {
    build(['one']);
    write('src/plugins/read.test.ts', 'changed');
    expect(build(['one']).worked).toEqual([]);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -5)],
    ['has results of another shape', (text: string) => text.replace('"ONE"', '7')],
  ])('are worked out again when the kept file %s', (_what, spoil) => {
    build(['one']);
    const file = path.join(siteDir, 'node_modules/.cache/words.json');
    fs.writeFileSync(file, spoil(fs.readFileSync(file, 'utf8')));
    expect(build(['one'])).toEqual({ worked: ['one'], results: ['ONE'] });
  });
});
