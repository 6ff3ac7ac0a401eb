/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildMoment, type BuildMoment } from './buildMoment';
import serviceWorker from './serviceWorker';
import { listSiteFiles } from './siteFiles';
import { writeWorkerSources } from './workerSources';

let dir: string;

function write(file: string, content: string): void {
  const target = path.join(dir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, content);
}

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
});

afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

describe('spec 7.3: the list of the whole site', () => {
  it('has pages and files with their revisions, hashed files without', async () => {
    write('index.html', 'home');
    write('core/index.html', 'core');
    write('assets/js/main.1a2b3c4d.js', 'main');
    write('img/toolpad.svg', 'mark');
    expect(await listSiteFiles(dir)).toEqual({
      'assets/js/main.1a2b3c4d.js': null,
      'core/index.html': expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      'img/toolpad.svg': expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      'index.html': expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    });
  });

  it('says which page changed', async () => {
    write('index.html', 'home');
    write('core/index.html', 'core');
    const before = await listSiteFiles(dir);
    write('core/index.html', 'core, rewritten');
    const after = await listSiteFiles(dir);
    expect(after['index.html']).toBe(before['index.html']);
    expect(after['core/index.html']).not.toBe(before['core/index.html']);
  });

  it.each([
    'sw.js',
    '266.sw.js',
    'offline.html',
    '404.html',
    'sitemap.xml',
    'core/index.md',
    'core/llms-full.txt',
    'llms.txt',
    'assets/markdown/18b733777137ac86.webp',
    'sbom.cdx.json',
  ])('leaves out %s', async (file) => {
    write(file, 'content');
    expect(await listSiteFiles(dir)).toEqual({});
  });
});

describe('spec 7: the worker’s modules', () => {
  it('become JavaScript, tests left out', async () => {
    write('worker/index.ts', 'export default function start(x: number): void { void x; }');
    write('worker/index.test.ts', 'it("works")');
    const target = path.join(dir, 'generated');
    await writeWorkerSources(path.join(dir, 'worker'), target);
    expect(fs.readdirSync(target)).toEqual(['index.js']);
    expect(fs.readFileSync(path.join(target, 'index.js'), 'utf8')).not.toContain('number');
  });
});

describe('spec 7: plugin-pwa is told', () => {
  interface PwaOptions {
    readonly swRegister: string | false;
    readonly swCustom: string;
    readonly injectManifestConfig: {
      readonly manifestTransforms: readonly ((
        entries: readonly { url: string; revision: string | null }[],
      ) => Promise<{ manifest: readonly { url: string; revision: string }[] }>)[];
    };
  }
  function pwaOptions(withdrawn = false, pagesFinished?: BuildMoment): PwaOptions {
    const [entry, siteFiles] = serviceWorker({ siteDir: dir, withdrawn, pagesFinished });
    (siteFiles as unknown as (context: { outDir: string }) => unknown)({ outDir: dir });
    return (entry as unknown as readonly [string, PwaOptions])[1];
  }
  async function stamp(
    entries: readonly { url: string; revision: string | null }[],
    pagesFinished?: BuildMoment,
  ) {
    const [transform] = pwaOptions(false, pagesFinished).injectManifestConfig.manifestTransforms;
    return (await transform?.(entries))?.manifest;
  }

  it('the site’s own registration and rules', () => {
    const { swRegister, swCustom } = pwaOptions();
    expect(swRegister).toMatch(/register\.ts$/);
    expect(swCustom).toMatch(/index\.js$/);
  });

  it('to publish a worker that withdraws itself, registered by no page', () => {
    const { swRegister, swCustom } = pwaOptions(true);
    expect(swRegister).toBe(false);
    expect(swCustom).toMatch(/withdraw\.js$/);
  });

  it('a stamp that changes with any file and only then (spec 7.2)', async () => {
    const one = { url: 'main.js', revision: '1' };
    const two = { url: 'core.css', revision: '2' };
    expect(await stamp([one, two])).toEqual(await stamp([two, one]));
    expect(await stamp([one, two])).not.toEqual(await stamp([one, { ...two, revision: '3' }]));
    expect(await stamp([one, two])).not.toEqual(await stamp([one]));
    expect(await stamp([one, two])).toHaveLength(1);
  });

  it('what the pages are when they are finished, not when plugin-pwa read them', async () => {
    const entry = { url: 'index.html', revision: 'half written' };
    write('index.html', 'finished');
    const expected = await stamp([entry]);
    write('index.html', 'half written');
    const pagesFinished = buildMoment();
    const stamping = stamp([entry], pagesFinished);
    write('index.html', 'finished');
    pagesFinished.announce();
    expect(await stamping).toEqual(expected);
    write('index.html', 'another');
    expect(await stamp([entry])).not.toEqual(expected);
  });
});
