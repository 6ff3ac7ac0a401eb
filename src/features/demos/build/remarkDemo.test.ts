/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Transformer } from 'unified';
import { VFile } from 'vfile';
import remarkDemo from './remarkDemo';

/** Transforms MDX with a plugin. */
async function transform(
  transformer: Transformer<Root>,
  text: string,
  file = 'docs-core/page/index.mdx',
): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(text);
  await transformer(tree, new VFile({ path: file, value: text }), () => undefined);
  return toMarkdown(tree, { extensions: [mdxJsxToMarkdown(), gfmTableToMarkdown()] });
}

describe('<Demo> in a page', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'demos-'));
  const page = path.join(siteDir, 'docs-core/react-thing/index.mdx');

  function write(file: string, text: string): void {
    const target = path.join(path.dirname(page), file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }

  const demo = (attributes: string) =>
    transform(remarkDemo({ siteDir }), `<Demo ${attributes} />`, page);

  beforeAll(() => {
    write('Plain.tsx', 'export default function Plain(): string {\n  return "plain";\n}\n');
    write(
      'Styled.tsx',
      'const hidden = 1;\n// preview-start\nconst shown: number = hidden;\n// preview-end\nexport default shown;\n',
    );
    write('css/Styled.tsx', "import './Styled.css';\nexport default 2;\n");
    write('css/Styled.css', '.styled {}\n');
    write('Asking.tsx', "import { ask } from '../server';\nexport default ask;\n");
    write('../server.ts', 'export async function ask() {}\n');
  });
  afterAll(() => {
    fs.rmSync(siteDir, { recursive: true });
  });

  it.each(['../../package.json', '../../src/Plain.tsx', './Plain.css', '/etc/Plain.tsx'])(
    'rejects files that are not demos in a product’s docs: %s',
    async (source) => {
      await expect(demo(`src="${source}" title="What it shows"`)).rejects.toThrow(
        'a demo must be a .tsx file among the pages of a product',
      );
    },
  );

  it('gets an id and its source in TypeScript and JavaScript', async () => {
    const text = await demo('src="./Plain.tsx" title="What it shows"');
    expect(text).toContain('id="core/react-thing/Plain"');
    expect(text).toContain('stylings="system"');
    expect(text).toMatch(/```tsx .*variant=TS[^]*function Plain\(\): string/);
    expect(text).toMatch(/```jsx .*variant=JS[^]*function Plain\(\) \{/);
    expect(text).not.toContain('isPartial');
  });

  it('shows the highlights of every styling, and style sheets on demand', async () => {
    const text = await demo('src="./Styled.tsx" title="What it shows" framed');
    expect(text).toContain('stylings="system css"');
    expect(text).toContain('isPartial');
    expect(text).toContain('const shown: number = hidden;');
    expect(text).not.toContain('const hidden = 1');
    expect(text).toMatch(/styling=css/);
    expect(text).not.toContain('.styled {}');
  });

  it('lets readers choose how its server answers, if it asks one', async () => {
    const attributes = 'title="What it shows" framed';
    expect(await demo(`src="./Asking.tsx" ${attributes}`)).toContain('hasServer');
    expect(await demo(`src="./Plain.tsx" ${attributes}`)).not.toContain('hasServer');
  });

  it.each([
    ['title="What it shows"', 'needs src="./Name.tsx" and a title'],
    ['src="./Plain.tsx"', 'needs src="./Name.tsx" and a title'],
    ['src={file} title="What it shows"', 'needs src="./Name.tsx" and a title'],
    ['src="./Lost.tsx" title="What it shows"', 'no such file next to this page'],
    ['src="./Styled.tsx" title="What it shows"', 'has several stylings, so it needs "framed"'],
    ['src="./Asking.tsx" title="What it shows"', 'asks a server, so it needs "framed"'],
  ])('with %s fails the build', async (attributes, message) => {
    await expect(demo(attributes)).rejects.toThrow(message);
  });
});
