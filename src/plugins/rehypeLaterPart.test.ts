import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import rehypeLaterPart from './rehypeLaterPart';

const text = (value: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value }],
});

const code = (lines: number): Element => ({
  ...text(Array.from({ length: lines }, () => 'run()').join('\n')),
  tagName: 'pre',
});

const demo = (): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'Demo',
  attributes: [],
  children: [],
});

const space: RootContent = { type: 'text', value: '\n' };
const imports: RootContent = { type: 'mdxjsEsm', value: 'import a from "./a";' };

/** The blocks that stay, and those that come later; `null` for a page that has no such part. */
function split(children: RootContent[]) {
  const tree: Root = { type: 'root', children };
  void rehypeLaterPart()(tree, new VFile(), () => undefined);
  const last = tree.children.at(-1);
  return last?.type === 'mdxJsxFlowElement' && last.name === 'LaterPart'
    ? { first: tree.children.slice(0, -1), later: last.children }
    : { first: tree.children, later: null };
}

describe('the part of a page that no screen shows at first', () => {
  it.each([
    ['a long block of code', [code(50)]],
    ['many paragraphs', Array.from({ length: 23 }, () => text('A short line.'))],
    ['a few that are long', Array.from({ length: 3 }, () => text('word '.repeat(280)))],
    ['demos', [demo(), demo(), demo(), demo()]],
  ])('begins after %s', (_, blocks) => {
    const end = text('The end.');
    expect(split([...blocks, end])).toEqual({ first: blocks, later: [end] });
  });

  it.each([
    ['short', [text('All of it.'), space, demo()]],
    ['one long block', [code(200), space]],
  ])('is not there on a page that is %s', (_, blocks) => {
    expect(split(blocks)).toEqual({ first: blocks, later: null });
  });

  it('holds no imports, which a page has outside of what it shows', () => {
    const [long, end] = [code(50), text('The end.')];
    expect(split([long, imports, space, end])).toEqual({
      first: [long, imports],
      later: [space, end],
    });
  });
});
