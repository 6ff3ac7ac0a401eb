/** @jest-environment node */
import type { Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Transformer } from 'unified';
import { VFile } from 'vfile';
import { remarkApiLink, remarkReference } from './remarkPlugins';

const siteDir = process.cwd();

/** A page's MDX after the plugin has run. */
async function complete(
  transformer: Transformer<Root>,
  text: string,
  folder = 'docs-core',
): Promise<string> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text);
  const page = new VFile({ path: `${siteDir}/${folder}/page/index.mdx`, value: text });
  await transformer(tree, page, () => undefined);
  return toMarkdown(tree, { extensions: [mdxJsxToMarkdown(), gfmTableToMarkdown()] }).trim();
}

const write = (text: string) => complete(remarkReference({ siteDir }), text);

describe('<ApiReference> in a page', () => {
  it('becomes the reference of a component: props, slots, demos', async () => {
    const text = await write('Before.\n\n<ApiReference name="DashboardLayout" />\n\nAfter.');
    expect(text).toMatch(/^Before\.\n\n## .*[^]*\n\nAfter\.$/);
    expect(text).toMatch(/\| Name +\| Type +\| Default +\| Description/);
    expect(text).toMatch(/\| Slot +\|/);
    expect(text).toMatch(
      /<ReferenceAnchor id="[\w-]+">`defaultSidebarCollapsed`<\/ReferenceAnchor>/,
    );
    expect(text).toContain('<ReferenceMark kind="deprecated">deprecated</ReferenceMark>');
    expect(text).toContain('**Deprecated.**');
    expect(text).not.toMatch(/[.)]\*\*Deprecated/);
    expect(text).toMatch(/## Demos\n\nDashboardLayout at work:\n\n\* \[/);
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
  it('lists what a component, a function and a kind of file take', async () => {
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
    complete(remarkApiLink({ siteDir }), text, folder);

  it('becomes a link, inline or on its own line', async () => {
    expect(await link('See <ApiLink name="Account" />.')).toBe(
      'See [`Account`](/core/api/account/).',
    );
    expect(await link('<ApiLink name="useDialogs" />')).toBe(
      '[`useDialogs`](/core/react-use-dialogs/api/)',
    );
  });

  it('links within the page’s product if both have the name', async () => {
    expect(await link('<ApiLink name="List" />')).toBe('[`List`](/core/api/list/)');
    expect(await link('<ApiLink name="List" />', 'docs-studio')).toBe(
      '[`List`](/studio/reference/components/list/)',
    );
    expect(await link('<ApiLink name="createHandler" />')).toContain('/studio/reference/api/');
  });

  it('is rejected with an unknown name, and the nearest one suggested', async () => {
    await expect(link('<ApiLink name="Acount" />')).rejects.toThrow(
      '<ApiLink name="Acount">: no reference page documents it (did you mean Account?)',
    );
  });
});
