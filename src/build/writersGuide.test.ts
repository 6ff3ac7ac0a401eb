/** @jest-environment node */
import fs from 'node:fs';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import remarkKnownComponents, {
  PAGE_COMPONENTS,
} from '../features/content/build/remarkKnownComponents';
import remarkSafeMarkup from '../features/content/build/remarkSafeMarkup';
import { remarkShowResult, writersGuide } from './writersGuide';

const plugins = {
  siteDir: '/site',
  beforeDefaultRemarkPlugins: [],
  rehypePlugins: [],
  remarkPlugins: [],
};

describe('the writers’ guide', () => {
  it('is a page in development only', () => {
    expect(writersGuide({ ...plugins, isDevelopment: true })).toHaveLength(2);
    expect(writersGuide({ ...plugins, isDevelopment: false })).toEqual([]);
  });

  it('shows every component that pages may use, with source and result', () => {
    const path = 'writing/guide/index.mdx';
    const file = new VFile({ path, value: fs.readFileSync(path, 'utf8') });
    const processor = unified()
      .use(remarkParse)
      .use(remarkFrontmatter)
      .use(remarkMdx)
      .use(remarkDirective)
      .use(remarkShowResult)
      .use(remarkSafeMarkup)
      .use(remarkKnownComponents);
    const tree: Root = processor.runSync(processor.parse(file), file);
    const shown = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      shown.add('name' in node ? String(node.name) : '');
    });
    // The guide only mentions references and results, which are as long as a page.
    const short = Object.keys(PAGE_COMPONENTS).filter(
      (name) => !/^(?:Studio|ApiRef|Compat)/.test(name),
    );
    expect([...shown]).toEqual(expect.arrayContaining(short));
    for (const name of Object.keys(PAGE_COMPONENTS)) {
      expect(String(file)).toContain(`<${name}`);
    }
  });
});
