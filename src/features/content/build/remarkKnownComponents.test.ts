/** @jest-environment node */
import fs from 'node:fs';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import remarkKnownComponents, { PAGE_COMPONENTS } from './remarkKnownComponents';

function check(page: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const file = new VFile({ path: 'docs-core/page/index.mdx', value: page });
  processor().use(remarkKnownComponents).runSync(processor.parse(file), file);
}

describe('components in a page', () => {
  it.each([
    '<Demo src="./Name.tsx" title="A grid" height={420} framed />',
    '<CodeGroup>\n```tsx variant=TS\n```\n</CodeGroup>',
    '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
    '<FileTree>\n\n- `a/`\n  - `b`\n\n</FileTree>',
    '<Film src="./a.webm" alt="A grid" caption="Drag it in." />',
    'It is <Badge kind="new">New</Badge>.',
    'Press <kbd>Ctrl</kbd>, write `<Anything>`.',
  ])('%j are accepted', (page) => {
    expect(() => {
      check(page);
    }).not.toThrow();
  });

  it.each([
    [
      '<Demmo src="./Name.tsx" title="A" />',
      '<Demmo> is not a component of these pages (did you mean Demo?)',
    ],
    [
      'A <Video /> in a line',
      '<Video> is not a component of these pages; use one of ApiLink, ApiReference,',
    ],
    ['<Demo.Frame />', '<Demo.Frame> is not a component of these pages'],
    ['<Demo src="./A.tsx" titel="A" />', 'no attribute titel (did you mean title?); it takes src,'],
    ['<CodeGroup wide />', '<CodeGroup> has no attribute wide; it takes none'],
    [
      'A <Badge kind="nwe">New</Badge>',
      'kind="nwe": use one of new, experimental, deprecated (did you mean new?)',
    ],
    ['<Steps>\n\n- One\n\n</Steps>', '<Steps> must contain one numbered list'],
    ['<FileTree>\n\nWords.\n\n</FileTree>', '<FileTree> must contain one bulleted list'],
    ['<Steps>\n\n1. One\n\nWords.\n\n</Steps>', '<Steps> must contain one numbered list'],
    ['<Demo src="./A.tsx" />', '<Demo> needs title="…"'],
  ])('%j are reported with a correction', (page, reason) => {
    expect(() => {
      check(page);
    }).toThrow(reason);
  });

  it('are reported with their line', () => {
    expect(() => {
      check('A line.\n\n<Demmo />\n');
    }).toThrow(expect.objectContaining({ line: 3, column: 1 }) as Error);
  });

  it('include all components that pages can use', () => {
    const source = fs.readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
    const registered = [...source.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name);
    // Without those that plugins write in place of <ApiReference>, <Figure> etc.
    const forWriters = registered.filter(
      (name) => !/^(?:Reference|FigurePicture|Film(?:File|Player))/.test(name ?? ''),
    );
    expect(forWriters.length).toBeGreaterThan(1);
    expect(Object.keys(PAGE_COMPONENTS)).toEqual(expect.arrayContaining(forWriters));
  });
});
