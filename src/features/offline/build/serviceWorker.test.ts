/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pwaOptions } from './serviceWorker';
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
      readonly manifestTransforms: readonly (() => Promise<{ manifest: readonly unknown[] }>)[];
    };
  }
  function optionsOf(withdrawn = false): PwaOptions {
    return pwaOptions({ siteDir: dir, outDir: dir }, withdrawn) as unknown as PwaOptions;
  }
  async function stamp() {
    const [transform] = optionsOf().injectManifestConfig.manifestTransforms;
    return (await transform?.())?.manifest;
  }

  beforeEach(() => {
    write('offline.html', 'offline');
    write('index.html', 'home');
  });

  it('the site’s own rules; the site registers the worker itself', () => {
    const { swRegister, swCustom } = optionsOf();
    expect(swRegister).toBe(false);
    expect(swCustom).toMatch(/index\.js$/);
  });

  it('to publish a worker that withdraws itself, registered by no page', () => {
    const { swRegister, swCustom } = optionsOf(true);
    expect(swRegister).toBe(false);
    expect(swCustom).toMatch(/withdraw\.js$/);
  });

  it.each(['index.html', 'offline.html', 'search-index.json'])(
    'a stamp that changes with %s (spec 7.2)',
    async (file) => {
      const before = await stamp();
      write(file, 'another');
      expect(await stamp()).not.toEqual(before);
    },
  );

  it('one stamp, the same while nothing changes that readers load (spec 7.2)', async () => {
    const before = await stamp();
    write('sitemap.xml', 'for crawlers');
    write('img/cards/index.png', 'for other sites');
    expect(await stamp()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('the list of what is on disk, for installed apps', async () => {
    await stamp();
    const list = fs.readFileSync(path.join(dir, 'offline-files.json'), 'utf8');
    expect(JSON.parse(list)).toEqual(await listSiteFiles(dir));
  });
});
