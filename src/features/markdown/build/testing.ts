import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { writePage } from './readPage';
import type { PageContext } from './rules';

/** A page at `/toolpad/core/thing/`, with demos of one line. */
export const PAGE: PageContext = {
  pageUrl: 'https://docs.example/toolpad/core/thing/',
  demoSource: (id) => [
    {
      styling: 'MUI System',
      files: [{ name: `${id}.tsx`, language: 'tsx', code: 'export default 1;' }],
    },
  ],
  publishPicture: () => 'https://docs.example/toolpad/assets/markdown/abc.webp',
};

/** A piece of HTML as the tree that pages are read from. */
export function contentOf(html: string): readonly ElementContent[] {
  const tree = fromParse5(parseFragment(html));
  return 'children' in tree ? (tree.children as ElementContent[]) : [];
}

/** The Markdown of a docs page’s content, without the lines that every page begins with. */
export function markdownOf(content: string, page: PageContext = PAGE): string {
  const html = `<header><h1>Thing</h1></header><p class=lead>What it is.</p>${content}`;
  const start =
    '# Thing\n\nWhat it is.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\n';
  const { markdown } = writePage(contentOf(html), 'Core v1.2.3', page);
  expect(markdown.startsWith(start.trimEnd())).toBe(true);
  return markdown.slice(start.length).trimEnd();
}

/** A code block as the site’s frame shows it. */
export function block(code: string, { title = '', language = 'tsx' } = {}): string {
  const lines = code
    .split('\n')
    .map((line) => `<div class=token-line><span>${line}</span><br/></div>`);
  return `<div data-code="${title}"><div><span>${title}</span>TSX</div><div><pre class="prism-code language-${language}"><code>${lines.join('')}</code></pre></div></div>`;
}
