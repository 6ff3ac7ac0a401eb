/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { CHUNK_FILES, sectionChunkFiles } from './chunkFiles';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
});

const SOURCES = {
  'index.js': `export const sections = [() => import('./section0.js'), () => import('./section1.js')];
    export const other = () => import('./other.js');
    self.load = { sections, other };`,
  'section0.js': `export const files = ${JSON.stringify(CHUNK_FILES)};
    export const pages = [() => import('./page-a.js'), () => import('./both.js')];`,
  'section1.js': `export const files = ${JSON.stringify(CHUNK_FILES)};
    export const pages = [() => import('./page-b.js'), () => import('./both.js'), () => import('./loop.js')];`,
  'page-a.js': `export default () => import('./part-of-a.js');`,
  'part-of-a.js': `export default 'part of A';`,
  'page-b.js': `export default 'page B';`,
  'both.js': `export default 'of both';`,
  'other.js': `export default 'other';`,
  'loop.js': `export default () => import('./loop-back.js');`,
  'loop-back.js': `export default () => import('./loop.js');`,
};

/** Bundles the sources as Docusaurus bundles a site. */
async function bundle({ shape = 'assets/js/[name].[contenthash:8].js', stage = '' } = {}) {
  const out = path.join(dir, `out${stage}`);
  for (const [name, text] of Object.entries(SOURCES)) {
    fs.writeFileSync(path.join(dir, name), text);
  }
  let scripts: readonly string[] = [];
  const files = ['section0.js', 'section1.js'].map((name) => path.join(dir, name));
  const plugin = sectionChunkFiles(files, (written) => {
    scripts = written;
  });
  const compiler = rspack({
    context: dir,
    mode: 'production',
    entry: './index.js',
    output: { path: out, filename: shape, chunkFilename: shape },
    optimization: { runtimeChunk: true, splitChunks: { minSize: 0 } },
    plugins: [plugin],
  });
  const errors = await new Promise<string[]>((resolve) => {
    compiler.run((error, stats) => {
      const failed = stats?.toJson({ all: false, errors: true }).errors ?? [];
      resolve([...(error ? [error.message] : []), ...failed.map(({ message }) => message)]);
    });
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  const read = (name: string) => fs.readFileSync(path.join(out, name), 'utf8');
  const names = fs.existsSync(out)
    ? fs.readdirSync(path.join(out, 'assets/js')).map((name) => `assets/js/${name}`)
    : [];
  /** The file that a source's text is in. */
  const fileWith = (text: string) => names.find((name) => read(name).includes(text)) ?? '';
  return { errors, scripts, read, names, fileWith };
}

const hashOf = (file: string) => /\.(\w{8})\.js$/.exec(file)?.[1] ?? 'none';

it('names the files of a section’s pages in that section alone', async () => {
  const { errors, scripts, read, fileWith, names } = await bundle();
  expect(errors).toEqual([]);
  const [first = '', second = ''] = scripts;
  const own = [fileWith('part of A'), fileWith('page B')];
  expect(names).toEqual(expect.arrayContaining([...own, first, second]));
  expect(read(first)).toContain(own[0]);
  expect(read(second)).toContain(own[1]);
  expect(names.filter((name) => read(name).includes(hashOf(own[0] ?? '')))).toEqual([first]);
  expect(names.filter((name) => read(name).includes(hashOf(own[1] ?? '')))).toEqual([second]);
  expect(read(first) + read(second)).not.toContain(CHUNK_FILES);
});

it('leaves all others with what every page loads', async () => {
  const { read, names, fileWith, scripts } = await bundle();
  const runtime = names.find((name) => read(name).includes(hashOf(fileWith('other')))) ?? '';
  for (const file of [fileWith('of both'), ...scripts]) {
    expect(read(runtime)).toContain(hashOf(file));
  }
});

it('says so when the bundler names chunks in another way', async () => {
  const { errors } = await bundle({ shape: 'assets/js/[name]-[contenthash:8].js', stage: '2' });
  expect(errors.join()).toContain('adapt HASHES in src/plugins/sections/chunkFiles.ts');
});
