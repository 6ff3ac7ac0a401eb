/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { WorkerFiles } from '../worker/files';
import { listSiteFiles, pwaOptions, serviceWorker, writeWorkerSources } from './serviceWorker';

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
  it('has revisions for all files but the hashed ones', async () => {
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

  it('shows which page has changed', async () => {
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
    'worker-files.json',
    'offline-files.json',
    '266.sw.js',
    'offline.html',
    '404.html',
    'sitemap.xml',
    'core/index.md',
    'core/llms-full.txt',
    'llms.txt',
    'assets/markdown/18b733777137ac86.webp',
  ])('leaves out %s', async (file) => {
    write(file, 'content');
    expect(await listSiteFiles(dir)).toEqual({});
  });
});

describe('spec 7: the worker’s modules', () => {
  it('are compiled to JavaScript, without tests', async () => {
    const start = 'export default function start(x: number): void { void x; }';
    write('src/features/offline/worker/index.ts', start);
    write('src/features/offline/worker/index.test.ts', 'it("works")');
    write('src/recovery/arrived.ts', 'export const shared: number = 1;');
    const target = path.join(dir, 'generated');
    write('generated/renamed.js', 'left by an earlier build');
    await writeWorkerSources(path.join(dir, 'src'), target);
    const files = fs.readdirSync(target, { recursive: true, encoding: 'utf8' });
    const modules = files.filter((name) => name.endsWith('.js'));
    expect(modules.sort()).toEqual(['features/offline/worker/index.js', 'recovery/arrived.js']);
    for (const name of modules) {
      expect(fs.readFileSync(path.join(target, name), 'utf8')).not.toContain('number');
    }
  });
});

describe('spec 7: the plugin', () => {
  interface PwaOptions {
    readonly swRegister: string | false;
    readonly swCustom: string;
    readonly injectManifestConfig: {
      readonly manifestTransforms: readonly (() => Promise<{ manifest: readonly unknown[] }>)[];
    };
  }
  const CHUNK_GROUPS = [
    { origins: [{}], getFiles: () => ['assets/js/main.11111111.js'] },
    {
      origins: [{ request: './features/search/island' }],
      getFiles: () => ['assets/js/react.22222222.js', 'assets/js/9.33333333.js'],
    },
  ];
  const INDEX = {
    'toolpad-core': ['assets/search/core.json', 'search-index.json'],
    'toolpad-studio': ['studio.json', 'search-index.json'],
  };
  const SCRIPTS = ['assets/js/react.22222222.js', 'assets/js/9.33333333.js'];

  function optionsOf(withdrawn = false): PwaOptions {
    const context = { siteDir: dir, outDir: dir };
    const worker = { withdrawn, listSearchFiles: () => Promise.resolve(INDEX) };
    return pwaOptions(context, worker, () => SCRIPTS) as unknown as PwaOptions;
  }

  /** Runs the plugin on a finished compilation. */
  function compile(chunkGroups: readonly unknown[]): void {
    const context = { siteDir: dir, outDir: dir } as LoadContext;
    const plugin = serviceWorker({ listSearchFiles: () => Promise.resolve(INDEX) })(context);
    const { plugins } = plugin.configureWebpack?.(
      { mode: 'production' },
      false,
      {} as never,
      undefined,
    ) as { plugins: [{ apply: (compiler: object) => void }] };
    const tap = (_name: string, run: (compilation: object) => void): void => {
      run({ chunkGroups });
    };
    plugins[0].apply({ hooks: { afterEmit: { tap } } });
  }
  function workerFiles(): WorkerFiles {
    const list = fs.readFileSync(path.join(dir, 'worker-files.json'), 'utf8');
    return JSON.parse(list) as WorkerFiles;
  }
  async function writeManifest() {
    const [transform] = optionsOf().injectManifestConfig.manifestTransforms;
    return (await transform?.())?.manifest;
  }

  beforeEach(() => {
    write('offline.html', 'offline');
    write('index.html', 'home');
  });

  it('gives plugin-pwa the site’s own rules, and leaves the registration to the site', () => {
    const { swRegister, swCustom } = optionsOf();
    expect(swRegister).toBe(false);
    expect(swCustom).toMatch(/index\.js$/);
  });

  it.each([true, false])('tells pages whether to register a worker: %s', async (withdrawn) => {
    const context = { siteDir: dir, outDir: dir } as LoadContext;
    const options = { withdrawn, listSearchFiles: () => Promise.resolve(INDEX) };
    const createData = jest.fn();
    const plugin = serviceWorker(options)(context);
    await plugin.contentLoaded?.({ actions: { createData } } as never);
    const json = JSON.stringify({ isWithdrawn: withdrawn });
    expect(createData).toHaveBeenCalledWith('worker.json', json);
  });

  it('can publish a worker that withdraws itself', () => {
    const { swRegister, swCustom } = optionsOf(true);
    expect(swRegister).toBe(false);
    expect(swCustom).toMatch(/withdraw\.js$/);
  });

  it.each(['index.html', 'offline.html', 'search-index.json'])(
    'writes a revision that changes with %s (spec 7.2)',
    async (file) => {
      const before = await writeManifest();
      write(file, '{"another":"a"}');
      expect(await writeManifest()).not.toEqual(before);
    },
  );

  it('writes a single revision, which changes only with files that readers load (spec 7.2)', async () => {
    const before = await writeManifest();
    write('sitemap.xml', 'for crawlers');
    write('img/cards/index.png', 'for other sites');
    expect(await writeManifest()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('lists the files on disk, for installed apps', async () => {
    await writeManifest();
    const list = fs.readFileSync(path.join(dir, 'offline-files.json'), 'utf8');
    expect(JSON.parse(list)).toEqual(await listSiteFiles(dir));
  });

  it('lists the sizes of hashed files, to detect truncated ones', async () => {
    write('assets/js/main.11111111.js', 'main');
    write('assets/css/styles.44444444.css', 'styles');
    write('assets/images/a.55555555.webp', 'picture');
    await writeManifest();
    expect(workerFiles().sizes).toEqual({ '11111111': 4, '44444444': 6, '55555555': 7 });
  });

  it('lists the search’s files by product', async () => {
    await writeManifest();
    const core = [...SCRIPTS, ...INDEX['toolpad-core']];
    const studio = [...SCRIPTS, ...INDEX['toolpad-studio']];
    expect(workerFiles().search).toEqual({ '': core, core, studio });
  });

  it('stops the build if the search has moved', () => {
    expect(() => {
      compile(CHUNK_GROUPS);
    }).not.toThrow();
    expect(() => {
      compile([]);
    }).toThrow(/Nothing imports .*search/);
  });
});
