/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import remarkExampleFile, { readExampleFile } from './remarkExampleFile';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));

beforeAll(() => {
  const folder = path.join(siteDir, 'examples/shop/toolpad');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'theme.yml'), 'kind: theme\n');
  fs.writeFileSync(path.join(siteDir, 'secret.txt'), 'secret');
});

afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

async function transform(meta: string | null, value = ''): Promise<Code> {
  const fence: Code = { type: 'code', lang: 'yaml', meta, value };
  const tree: Root = { type: 'root', children: [fence] };
  await remarkExampleFile({ siteDir })(tree, new VFile({ path: 'page.mdx' }), () => undefined);
  return fence;
}

describe('a fence that names a file of an example', () => {
  it('is filled with the file, and titled with its path in the app', async () => {
    expect(await transform('file="shop/toolpad/theme.yml"')).toMatchObject({
      value: 'kind: theme',
      meta: expect.stringContaining('title="toolpad/theme.yml"') as string,
    });
  });

  it('keeps its own title', async () => {
    const { meta } = await transform('title="The theme" file="shop/toolpad/theme.yml"');
    expect(meta).toBe('title="The theme" file="shop/toolpad/theme.yml"');
  });

  it('is rejected if it is not empty', async () => {
    await expect(transform('file="shop/toolpad/theme.yml"', 'kind: page')).rejects.toThrow(
      'the fence must be empty',
    );
  });

  it.each([
    ['shop/toolpad/pages.yml', 'no such file in examples/shop'],
    ['shop', 'use a path below examples/'],
    ['../secret.txt', 'use a path below examples/'],
    ['shop/../../secret.txt', 'use a path below examples/'],
  ])('is rejected for %s', async (file, message) => {
    await expect(transform(`file="${file}"`)).rejects.toThrow(message);
    expect(() => readExampleFile(siteDir, file)).toThrow(message);
  });
});

it('leaves other fences alone', async () => {
  expect(await transform('title="Thing"', 'a: 1')).toMatchObject({
    value: 'a: 1',
    meta: 'title="Thing"',
  });
});
