/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Transformer } from 'unified';
import { VFile } from 'vfile';
import reference, { namedPages, remarkApiLink, remarkReference } from '.';
import { cachedReference } from './core/cachedReference';
import { forgetPages } from './pages';

/** A copy of this site's pages that tests may change. */
function copySite(): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const folder of ['docs-core', 'docs-studio']) {
    fs.cpSync(folder, path.join(siteDir, folder), {
      recursive: true,
      filter: (file) => !/\.\w+$/.test(file) || /\.(?:mdx|tsx)$/.test(file),
    });
  }
  return siteDir;
}

describe('in development', () => {
  const siteDir = copySite();
  const plugin = reference({ siteDir } as LoadContext);
  const generated: Record<string, string> = {};
  const load = async () => {
    await plugin.loadContent?.();
    const createData = (file: string, data: string) => {
      generated[file] = data;
      return Promise.resolve(file);
    };
    await plugin.contentLoaded?.({ content: undefined, actions: { createData } as never });
    return { ...generated };
  };
  const change = (file: string, from: string, to: string) => {
    const target = path.join(siteDir, file);
    const text = fs.readFileSync(target, 'utf8');
    expect(text).toContain(from);
    fs.writeFileSync(target, text.replace(from, to));
  };
  afterAll(() => {
    fs.rmSync(siteDir, { recursive: true });
  });

  it('editing text changes no reference', async () => {
    const before = await load();
    change('docs-core/react-account/index.mdx', '\n## ', '\nMore.\n\n## ');
    expect(await load()).toEqual(before);
  });

  it('renaming a demo updates the references that list it', async () => {
    const before = await load();
    change('docs-core/react-account/index.mdx', 'title="', 'title="Renamed ');
    const after = await load();
    expect(after['core.json']).toContain('- [Renamed ');
    expect(after['addresses.json']).toBe(before['addresses.json']);
  });

  it('moving a reference page updates its links', async () => {
    fs.renameSync(
      path.join(siteDir, 'docs-studio/reference/components/button'),
      path.join(siteDir, 'docs-studio/reference/components/push-button'),
    );
    expect((await load())['addresses.json']).toContain('/studio/reference/components/push-button/');
  });

  it('a component without a page is reported', async () => {
    fs.rmSync(path.join(siteDir, 'docs-core/api/account'), { recursive: true });
    await expect(plugin.loadContent?.()).rejects.toThrow('exports Account, which has no page');
  });
});

it('pages are read once per build, not once per page', async () => {
  forgetPages();
  const read = jest.spyOn(fs, 'readdirSync');
  const siteDir = path.resolve('.');
  namedPages(siteDir);
  await cachedReference(siteDir);
  const scans = read.mock.calls.length;
  namedPages(siteDir);
  await cachedReference(siteDir);
  expect(read.mock.calls).toHaveLength(scans);
  read.mockRestore();
});

const SITE = process.cwd();

/** A page's MDX after the plugin has run. */
async function complete(
  transformer: Transformer<Root>,
  text: string,
  folder = 'docs-core',
): Promise<string> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  const page = new VFile({ path: `${SITE}/${folder}/page/index.mdx`, value: text });
  await transformer(tree, page, () => undefined);
  return toMarkdown(tree, { extensions: [mdxJsxToMarkdown(), gfmTableToMarkdown()] }).trim();
}

const write = (text: string) => complete(remarkReference({ siteDir: SITE }), text);

describe('<ApiReference> in a page', () => {
  it('becomes the reference of a component: props, slots, demos', async () => {
    const text = await write('Before.\n\n<ApiReference name="DashboardLayout" />\n\nAfter.');
    expect(text).toMatch(/^Before\.\n\n```tsx\nimport [^]*\n\nAfter\.$/);
    expect(text).toMatch(/\| Name +\| Type +\| Default +\| Description/);
    expect(text).toMatch(/\| Slot +\|/);
    expect(text).toMatch(
      /<ReferenceAnchor id="[\w-]+">`defaultSidebarCollapsed`<\/ReferenceAnchor>/,
    );
    expect(text).toContain('<ReferenceMark kind="deprecated">deprecated</ReferenceMark>');
    expect(text).toContain('**Deprecated.**');
    expect(text).not.toMatch(/[.)]\*\*Deprecated/);
    expect(text).toMatch(/## Demos\n\nDashboardLayout in use:\n\n\* \[/);
  });

  it('becomes the signature of a hook, or the texts of a provider by key', async () => {
    expect(await write('<ApiReference name="useDialogs" />')).toContain('```tsx\n');
    expect(await write('<ApiReference name="LocalizationProvider" />')).toMatch(
      /\| Key +\|[^\n]*English text/,
    );
  });

  it.each(['<ApiReference />', '<ApiReference name="Lost" />', '<ApiReference name={1} />'])(
    '%s stops the build',
    async (text) => {
      await expect(write(text)).rejects.toThrow('a component or hook of @toolpad/core');
    },
  );
});

describe('the reference of Toolpad Studio in a page', () => {
  it('documents a component, a function, its types and a file', async () => {
    expect(await write('<StudioComponent name="Button" />')).toMatch(/`content`[^]*`loading`/);
    expect(await write('<StudioFunction name="createHandler" />')).toContain('createHandler');
    expect(await write('<StudioTypes name="createHandler" />')).toContain('ToolpadHandlerConfig');
    expect(await write('<StudioFile kind="page" />')).toContain('apiVersion');
  });

  it.each(['<StudioComponent name="Lost" />', '<StudioFunction />', '<StudioFile kind={1} />'])(
    '%s stops the build with an error that names it',
    async (text) => {
      await expect(write(text)).rejects.toThrow(/^<Studio\w+ (?:name|kind)="\w*">: ./);
    },
  );
});

describe('<ApiLink>', () => {
  const link = (text: string, folder?: string) =>
    complete(remarkApiLink({ siteDir: SITE }), text, folder);

  it('becomes a link, inline or on its own line', async () => {
    expect(await link('See <ApiLink name="Account" />.')).toBe(
      'See [`Account`](/core/api/account/).',
    );
    expect(await link('<ApiLink name="useDialogs" />')).toBe(
      '[`useDialogs`](/core/react-use-dialogs/api/)',
    );
  });

  it('links within the page’s product if both products have the name', async () => {
    expect(await link('<ApiLink name="List" />')).toBe('[`List`](/core/api/list/)');
    expect(await link('<ApiLink name="List" />', 'docs-studio')).toBe(
      '[`List`](/studio/reference/components/list/)',
    );
    expect(await link('<ApiLink name="createHandler" />')).toContain('/studio/reference/api/');
  });

  it('rejects an unknown name, and suggests the nearest one', async () => {
    await expect(link('<ApiLink name="Acount" />')).rejects.toThrow(
      '<ApiLink name="Acount">: no reference page documents it (did you mean Account?)',
    );
  });
});
