/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import productDocs from './productDocs';

const mockDocs = jest.fn<object, [object, PluginOptions]>();

jest.mock('@docusaurus/plugin-content-docs', () => ({
  __esModule: true,
  default: (context: object, options: PluginOptions) => mockDocs(context, options),
  validateOptions: undefined,
}));

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-'));
const tree = path.join(siteDir, 'sidebars-core.ts');

beforeEach(() => {
  mockDocs.mockReturnValue({ name: 'docs', getPathsToWatch: () => ['pages'] });
  fs.writeFileSync(tree, `export default [{ pathname: '/toolpad/core/thing', title: 'Thing' }];\n`);
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

const load = (id = 'docs-core') => productDocs({ siteDir } as LoadContext, { id } as PluginOptions);

/** The sidebar for pages with these ids. */
async function sidebar(...ids: string[]): Promise<unknown> {
  await load();
  const options = mockDocs.mock.lastCall?.[1];
  const docs = ids.map((id) => ({ id, title: id, source: `@site/docs-core/${id}.mdx` }));
  return options?.sidebarItemsGenerator({ docs } as never);
}

/** A fake bundler; each `compile` returns the errors. */
function fakeBundler() {
  type Run = (compilation: { errors: Error[] }) => void;
  const runs: Run[] = [];
  const invalidate = jest.fn();
  const compiler = {
    watching: { invalidate },
    hooks: {
      thisCompilation: { tap: (_name: string, run: Run) => runs.push(run) },
      invalid: { tap: jest.fn() },
      done: { tap: jest.fn() },
      failed: { tap: jest.fn() },
    },
  };
  return {
    invalidate,
    use({ configureWebpack }: { readonly configureWebpack?: unknown }): void {
      const call = configureWebpack as (config: object, isServer: boolean) => unknown;
      expect(call({}, true)).toEqual({});
      const { plugins } = call({}, false) as { plugins: { apply: (to: unknown) => void }[] };
      plugins.forEach((one) => {
        one.apply(compiler);
      });
    },
    compile(): string[] {
      const errors: Error[] = [];
      runs.forEach((run) => {
        run({ errors });
      });
      return errors.map(({ message }) => message);
    },
  };
}

describe('a product’s documentation', () => {
  it('derives the sidebar from its tree, and again when the tree changes', async () => {
    expect(JSON.stringify(await sidebar('thing/index'))).toContain('thing/index');
    expect((await load()).getPathsToWatch?.()).toEqual(['pages', tree]);
    fs.writeFileSync(
      tree,
      `export default [{ pathname: '/toolpad/core/other', title: 'Other' }];\n`,
    );
    expect(JSON.stringify(await sidebar('other/index'))).toContain('other/index');
  });

  it('watches its tree even when the docs plugin watches nothing', async () => {
    mockDocs.mockReturnValue({ name: 'docs' });
    expect((await load()).getPathsToWatch?.()).toEqual([tree]);
  });

  it('stops the build when tree and pages disagree', async () => {
    await expect(sidebar('thing/index', 'lost/index')).rejects.toThrow(
      /Pages and navigation tree disagree\ndocs-core\/lost\/index\.mdx:1: /,
    );
  });

  it('in development, shows in the page where they disagree, and continues', async () => {
    const plugin = await load();
    const sidebarOf = async (...ids: string[]): Promise<unknown> =>
      mockDocs.mock.lastCall?.[1].sidebarItemsGenerator({
        docs: ids.map((id) => ({ id, title: id, source: `@site/docs-core/${id}.mdx` })),
      } as never);
    const bundler = fakeBundler();
    bundler.use(plugin);
    const before = await sidebarOf('thing/index');
    expect(bundler.compile()).toEqual([]);

    expect(await sidebarOf('thing/index', 'lost/index')).toEqual(before);
    expect(bundler.invalidate).toHaveBeenCalledTimes(1);
    expect(bundler.compile()).toEqual([
      expect.stringContaining('docs-core/lost/index.mdx:1: ') as string,
    ]);

    await sidebarOf('thing/index');
    expect(bundler.invalidate).toHaveBeenCalledTimes(2);
    expect(bundler.compile()).toEqual([]);
  });

  it('must belong to a product', async () => {
    await expect(load('docs-other')).rejects.toThrow('"docs-other" belongs to no product');
  });
});
