/** @jest-environment node */
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import remarkSafeMarkup from './remarkSafeMarkup';

function check(page: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const file = new VFile({ path: 'docs-core/page/index.mdx', value: page });
  processor().use(remarkSafeMarkup).runSync(processor.parse(file), file);
}

describe('a contributed page', () => {
  it.each([
    'A [link](../other/index.mdx), a [host](https://example.com).',
    'Write to [us](mailto:us@example.com).\n\n[name]: /toolpad/core/',
    '## Find {/* #find */}',
    '<Demo src="./Name.tsx" title="What it shows: a grid" height={420} framed />',
    'A ![picture](./picture.webp), and <Figure src="./picture.webp" caption="What it shows" />.',
    'Press <kbd title="Control">Ctrl</kbd>.',
    '```html\n<script>alert(1)</script>\n```\n\nA `<script>` in words, `{code}` too.',
  ])('may contain %j', (page) => {
    expect(() => {
      check(page);
    }).not.toThrow();
  });

  it.each([
    ['<script>alert(1)</script>', '<script> is not allowed in pages'],
    ['<script src="https://evil.example/x.js" />', '<script> is not allowed in pages'],
    ['Words <img src="x" onError="alert(1)" /> go on.', '<img> is not allowed in pages'],
    ['<iframe src="https://evil.example" />', '<iframe> is not allowed in pages'],
    ['<style>{`body{display:none}`}</style>', '<style> is not allowed in pages'],
    ['<svg><animate onBegin="x" /></svg>', '<svg> is not allowed in pages'],
    ['<kbd onClick="alert(1)">Ctrl</kbd>', 'onClick runs code'],
    ['<kbd onclick="alert(1)">Ctrl</kbd>', 'onclick runs code'],
    ['<kbd style="position:fixed">Ctrl</kbd>', 'no attribute style'],
    ['<Demo onLoad={() => alert(1)} />', 'onLoad runs code'],
    ['<Demo title={alert(1)} />', 'title={alert(1)} is code'],
    ['<Demo {...window} />', 'hides which attributes'],
    ['<Demo dangerouslySetInnerHTML={{ __html: "" }} />', 'dangerouslySetInnerHTML runs code'],
    ['<Button href="javascript:alert(1)" />', 'a link must be a path'],
    ['<Button href={"javascript:alert(1)"} />', 'a link must be a path'],
    ['[click](javascript:alert(1))', 'javascript:alert(1): a link must be a path'],
    ['[click](<java\tscript:alert(1)>)', 'a link must be a path'],
    ['![x](data:text/html,x)', 'a link must be a path'],
    ['[click][x]\n\n[x]: vbscript:x', 'a link must be a path'],
    ['![x](https://evil.example/pixel.gif)', 'put the file next to the page'],
    ['![x](//evil.example/pixel.gif)', 'put the file next to the page'],
    ['![x](/\\evil.example/pixel.gif)', 'put the file next to the page'],
    ['![x][y]\n\n[y]: https://evil.example/pixel.gif', 'Reference-style images are not supported'],
    ['<Figure src="https://evil.example/pixel.gif" />', 'put the file next to the page'],
    ['<Demo src="//evil.example/x.tsx" />', 'put the file next to the page'],
    [
      '<Figure src="./a.webp" dark="https://evil.example/a.gif" />',
      'put the file next to the page',
    ],
    ['<Figure src="./a.webp" dark="javascript:alert(1)" />', 'put the file next to the page'],
    ['{alert(1)}', '{alert(1)} is code'],
    ['Words {/* a */ alert(1) /* b */} go on.', 'is code'],
    ["import x from 'https://evil.example/x.js';", 'import and export are not allowed in pages'],
    [
      'export const x = fetch("https://evil.example");',
      'import and export are not allowed in pages',
    ],
  ])('may not contain %j', (page, reason) => {
    expect(() => {
      check(page);
    }).toThrow(reason);
  });

  it('is reported with file and line', () => {
    const fail = () => {
      check('A line.\n\nAnother.\n\n<script>alert(1)</script>\n');
    };
    expect(fail).toThrow(
      expect.objectContaining({ file: 'docs-core/page/index.mdx', line: 5 }) as Error,
    );
  });

  it('may not contain raw HTML in plain Markdown', () => {
    const tree: Root = { type: 'root', children: [{ type: 'html', value: '<b onclick=x>' }] };
    const page = new VFile({ path: 'page.md' });
    expect(() => void remarkSafeMarkup()(tree, page, () => undefined)).toThrow('Raw HTML');
  });
});
