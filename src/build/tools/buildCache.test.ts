/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildCache, codeHash } from './buildCache';

const home = process.cwd();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'checkouts-'));
const FILES = { 'package-lock.json': '{}', 'src/site.ts': 'export {}', 'docs/demo.tsx': '<p />' };

/** Moves to a fresh checkout of a small site, with the cache of an earlier one. */
function checkout(changed: Readonly<Record<string, string>> = {}, earlier?: string): string {
  const dir = fs.mkdtempSync(path.join(root, 'site-'));
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  if (earlier !== undefined) {
    fs.cpSync(path.join(earlier, 'node_modules'), path.join(dir, 'node_modules'), {
      recursive: true,
    });
  }
  process.chdir(dir);
  return process.cwd();
}

afterAll(() => {
  process.chdir(home);
  fs.rmSync(root, { recursive: true });
});

const compute = jest.fn((value: unknown = { words: 3 }) => Promise.resolve(value));
const read = (...content: readonly unknown[]) =>
  buildCache('facts', [codeHash('src', 'docs/demo.tsx'), ...content], () => compute());

describe('the build cache', () => {
  let first: string;

  beforeEach(async () => {
    first = checkout();
    await read('page');
    compute.mockClear();
  });

  it('computes a value once, in another checkout too', async () => {
    expect(await read('page')).toEqual({ words: 3 });
    checkout({}, first);
    expect(await read('page')).toEqual({ words: 3 });
    expect(compute).not.toHaveBeenCalled();
  });

  it('computes once for concurrent calls', async () => {
    await Promise.all([read('other'), read('other')]);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('keeps binary data', async () => {
    const draw = (data: Buffer) => buildCache('cards', ['one'], () => Promise.resolve(data));
    await draw(Buffer.from([0, 255]));
    const kept = await draw(Buffer.from([1]));
    expect([...kept]).toEqual([0, 255]);
  });

  it.each([
    ['code', { 'src/new.ts': '' }],
    ['packages', { 'package-lock.json': '{"packages":{}}' }],
    ['demos', { 'docs/demo.tsx': '<b />' }],
  ])('computes again with other %s', async (_what, changed) => {
    checkout(changed, first);
    await read('page');
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('computes again for other content, but not for other tests', async () => {
    await read('page, changed');
    expect(compute).toHaveBeenCalledTimes(1);
    checkout({ 'src/site.test.ts': '' }, first);
    await read('page');
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('replaces a value that cannot be read', async () => {
    const folder = path.join(first, 'node_modules/.cache/site/facts');
    fs.readdirSync(folder).forEach((file) => fs.writeFileSync(path.join(folder, file), '{'));
    expect(await read('page')).toEqual({ words: 3 });
    expect(compute).toHaveBeenCalledTimes(1);
    expect(await read('page')).toEqual({ words: 3 });
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure', async () => {
    compute.mockRejectedValueOnce(new Error('no heading'));
    await expect(read('broken')).rejects.toThrow('no heading');
    expect(await read('broken')).toEqual({ words: 3 });
  });

  it('forgets what no build has used for a week', async () => {
    const folder = path.join(first, 'node_modules/.cache/site/facts');
    const [old = ''] = fs.readdirSync(folder).map((file) => path.join(folder, file));
    fs.utimesSync(old, new Date(), new Date(Date.now() - 8 * 24 * 3_600_000));
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./buildCache');
      await fresh.buildCache('cards', ['two'], () => Promise.resolve(2));
    });
    expect(fs.existsSync(old)).toBe(false);
  });
});
