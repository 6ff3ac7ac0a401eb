/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import leanStyles from '.';

interface Asset {
  readonly name: string;
  readonly source: { readonly source: () => string };
}

class RawSource {
  constructor(readonly text: string) {}
  source = (): string => this.text;
}

const asset = (name: string, text: string): Asset => ({ name, source: new RawSource(text) });
const instance = {
  Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
  sources: { RawSource },
};

type BuildPlugin = ReturnType<typeof leanStyles>;

/** What the bundler's plugin makes of finished files; `null` when there is none. */
function bundled(plugin: BuildPlugin, mode: string, isServer: boolean, files: Asset[]) {
  const configure = plugin.configureWebpack as unknown as (...parameters: unknown[]) => {
    readonly plugins?: readonly ((compiler: unknown) => void)[];
  };
  const { plugins } = configure({ mode }, isServer, { currentBundler: { instance } });
  if (plugins === undefined) {
    return null;
  }
  const result = new Map(files.map(({ name, source }) => [name, source.source()]));
  const compilation = {
    getAssets: () => files,
    updateAsset: (name: string, { text }: RawSource) => result.set(name, text),
    hooks: { processAssets: { tap: (_options: unknown, run: () => void) => run() } },
  };
  const tap = (_name: string, run: (current: unknown) => void) => {
    run(compilation);
  };
  plugins.forEach((apply) => {
    apply({ hooks: { thisCompilation: { tap } } });
  });
  return result;
}

const SHEET = 'assets/css/styles.0a1b2c3d.css';
const files = [
  asset('assets/js/main.js', 'x("menu","dropdown")'),
  asset(SHEET, '@layer docusaurus.infima{.menu{a:b}.hero{a:b}.dropdown{a:b}}:root{--a:1}'),
  asset('assets/css/12.css', 'p{b:var(--a)}'),
];

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-styles-'));
afterAll(() => {
  fs.rmSync(site, { recursive: true });
});

const finish = async (plugin: BuildPlugin, html: string): Promise<void> => {
  fs.mkdirSync(path.join(site, 'core'), { recursive: true });
  fs.writeFileSync(path.join(site, 'core/index.html'), html);
  await plugin.postBuild?.({ outDir: site } as never);
};

it('readers get the styles that code names, except names that mean something else', () => {
  const result = bundled(leanStyles(), 'production', false, files);
  expect(result?.get(SHEET)).toBe('@layer docusaurus.infima{.menu{a:b}}:root{--a:1}');
  expect(result?.get('assets/css/12.css')).toBe('p{b:var(--a)}');
});

it.each([
  ['development', false],
  ['production', true],
])('nothing is left out in %s, server %s', (mode, isServer) => {
  expect(bundled(leanStyles(), mode, isServer, files)).toBeNull();
});

it.each(['<p class="a hero">', "<p id=x class='hero'>", '<p class=hero>', '<p class=dropdown>'])(
  'a page with a class whose styles were left out fails the build: %s',
  async (html) => {
    const plugin = leanStyles();
    bundled(plugin, 'production', false, files);
    await expect(finish(plugin, html)).rejects.toThrow(
      /core.index\.html: the class (?:hero|dropdown) has no styles.*src\/plugins\/leanStyles/,
    );
  },
);

it.each(['<p class="menu heroic">', '<p title="hero">', '<p>class="hero"</p>', '<p class="">'])(
  'other pages pass: %s',
  async (html) => {
    const plugin = leanStyles();
    bundled(plugin, 'production', false, files);
    await expect(finish(plugin, html)).resolves.toBeUndefined();
  },
);

it('the build fails when no sheet is the one of every page', () => {
  const renamed = [asset('assets/css/all.css', '.menu{a:b}')];
  expect(() => bundled(leanStyles(), 'production', false, renamed)).toThrow(
    /every page.*\(assets\/css\/all\.css\).*src\/plugins\/leanStyles/,
  );
});
