/** @jest-environment node */
import type { ElementContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import type { DemoSource } from '../../../build/tools/publishing';
import { pictureFile } from './markdownPage';
import { readMarkdown, type MarkdownContext } from './readMarkdown';

const PAGE: MarkdownContext = {
  pageUrl: 'https://docs.example/toolpad/core/thing/',
  siteUrl: 'https://docs.example/toolpad/',
  origin: 'Core v1.2.3',
};

const demoSource = (id: string): readonly DemoSource[] => [
  {
    styling: 'MUI System',
    files: [{ name: `${id}.tsx`, language: 'tsx', code: 'export default 1;' }],
  },
];

function contentOf(html: string): readonly ElementContent[] {
  const tree = fromParse5(parseFragment(html));
  return 'children' in tree ? (tree.children as ElementContent[]) : [];
}

/** The Markdown of a docs page's content, without the lines that start every page. */
function markdownOf(content: string, demos = demoSource): string {
  const html = `<header><h1>Thing</h1></header><p class=lead>What it is.</p>${content}`;
  const start =
    '# Thing\n\nWhat it is.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\n';
  const { markdown } = readMarkdown(contentOf(html), PAGE, demos);
  expect(markdown.startsWith(start.trimEnd())).toBe(true);
  return markdown.slice(start.length).trimEnd();
}

/** A code block as the site renders it. */
function block(code: string, { title = '', language = 'tsx' } = {}): string {
  const lines = code
    .split('\n')
    .map((line) => `<div class=token-line><span>${line}</span><br/></div>`);
  return `<div data-code="${title}"><div><span>${title}</span>TSX</div><div><pre class="prism-code language-${language}"><code>${lines.join('')}</code></pre></div></div>`;
}

describe('a page as Markdown', () => {
  it('begins with title, lead and source', () => {
    const content = contentOf('<h1>Home</h1><p>Lead.<p>Text.');
    const page = readMarkdown(content, PAGE, demoSource);
    expect(page.title).toBe('Home');
    expect(page.description).toBe('Lead.');
    expect(page.markdown).toBe(
      '# Home\n\nLead.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\nText.\n',
    );
  });

  it('requires a heading, and names the page that has none', () => {
    expect(() => readMarkdown(contentOf('<p>x'), PAGE, demoSource)).toThrow(
      'https://docs.example/toolpad/core/thing/ has no heading',
    );
  });

  it('omits what only works on the page', () => {
    expect(
      markdownOf(
        '<div data-markdown=skip>Tools</div><h2 id=use>Use<a href=#use class=hash-link>#</a></h2><button>Press</button><svg><title>Drawing</title></svg><p>Text.</p>',
      ),
    ).toBe('## Use\n\nText.');
  });

  it('has absolute URLs for links and pictures', () => {
    expect(
      markdownOf(
        '<p><a href=#use>Here</a>, <a href=/toolpad/>there</a>, <a href="https://mui.com/x/">out</a><p><img src=/toolpad/assets/a.webp alt="A [grid]">',
      ),
    ).toBe(
      '[Here](https://docs.example/toolpad/core/thing/#use), [there](https://docs.example/toolpad/), [out](https://mui.com/x/)\n\n![A \\[grid\\]](https://docs.example/toolpad/assets/a.webp)',
    );
  });

  it('replaces an inlined image with a URL', () => {
    const src = 'data:image/webp;base64,AAAA';
    const url = `https://docs.example/toolpad/${pictureFile(src).file}`;
    expect(markdownOf(`<p><img src="${src}" alt=Small>`)).toBe(`![Small](${url})`);
    const content = contentOf(`<h1>Home</h1><img src="${src}"><img src="${src}">`);
    expect(readMarkdown(content, PAGE, demoSource).pictures).toEqual([src]);
  });

  it('keeps nested lists', () => {
    expect(
      markdownOf('<ol><li><p>One</p><ul><li>a</li><li>b</li></ul></li><li><p>Two</p></li></ol>'),
    ).toBe('1. One\n\n   - a\n   - b\n\n2. Two');
  });
});

describe('code as Markdown', () => {
  it('is unchanged, with its language and title on the fence', () => {
    expect(markdownOf(block('a {\n\n  b\n\tc\n}', { title: 'src/app.tsx' }))).toBe(
      '```tsx title="src/app.tsx"\na {\n\n  b\n\tc\n}\n```',
    );
  });

  it('has a longer fence if it contains one', () => {
    expect(markdownOf(block('```js\nx\n```', { language: 'md' }))).toBe(
      '````md\n```js\nx\n```\n````',
    );
  });

  it('keeps its title even without a language', () => {
    expect(markdownOf('<div data-code=".env"><pre>A=1</pre></div>')).toBe(
      '```text title=".env"\nA=1\n```',
    );
  });

  it('stays inside its list item', () => {
    expect(markdownOf(`<ol><li><p>Run:</p>${block('npm i', { language: 'bash' })}</li></ol>`)).toBe(
      '1. Run:\n\n   ```bash\n   npm i\n   ```',
    );
  });

  it('keeps its backticks if it is inline', () => {
    expect(markdownOf('<p><code>`a` | b</code>')).toBe('`` `a` | b ``');
  });

  it('is followed by its links if it is inline', () => {
    expect(markdownOf('<p><code><a href=/a/>Partial</a>&lt;<a href=#Text>Text</a>></code>')).toBe(
      '`Partial<Text>` ([Partial](https://docs.example/a/), [Text](https://docs.example/toolpad/core/thing/#Text))',
    );
    expect(markdownOf('<p><code><a href=/a/>Props</a></code>')).toBe(
      '[`Props`](https://docs.example/a/)',
    );
  });
});

describe('parts of a page as Markdown', () => {
  it('tables have one row per line, with pipes escaped', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>Name<th>Type<tbody><tr><td><a id=p href=#p><code>mode</code></a> required<td><code>"a" | "b"</code><tr><td>x | y<td></table>',
      ),
    ).toBe('| Name | Type |\n| - | - |\n| `mode` required | `"a" \\| "b"` |\n| x \\| y | |');
  });

  it('films are their poster and a link with their caption', () => {
    expect(
      markdownOf(
        '<figure data-film="Drag it in."><tp-film><div><tp-picture><img src=/a.webp alt="A grid"></tp-picture></div><video src=/a.webm></video><a data-markdown=skip href=/a.webm>Open the film</a></tp-film><figcaption>Drag it in.</figcaption></figure>',
      ),
    ).toBe(
      '![A grid](https://docs.example/a.webp)\n\n[Film: Drag it in.](https://docs.example/a.webm)',
    );
  });

  it('admonitions are quotes with a label', () => {
    expect(
      markdownOf(
        '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>warning</div><div><p>Mind the <code>gap</code>.</p></div></div>',
      ),
    ).toBe('> **Warning**\n>\n> Mind the `gap`.');
  });

  it('writes every tab under its label', () => {
    const panels = ['npm i', 'yarn'].map(
      (code, index) =>
        `<div data-tab-panel=x data-sample=${['npm', 'Yarn'][index] ?? ''}>${block(code)}</div>`,
    );
    expect(
      markdownOf(
        `<div class="theme-tabs-container"><label data-markdown=skip>npm</label><label data-markdown=skip>Yarn</label>${panels.join('')}</div>`,
      ),
    ).toBe('**npm:**\n\n```tsx\nnpm i\n```\n\n**Yarn:**\n\n```tsx\nyarn\n```');
  });

  it('writes every sample of a group under the choice it is for', () => {
    expect(
      markdownOf(
        `<div><fieldset>Styling</fieldset><div data-sample="Plain CSS">${block('a')}</div></div>`,
      ),
    ).toBe('**Plain CSS:**\n\n```tsx\na\n```');
  });

  const figure =
    '<figure id=Frame.tsx data-demo=Frame aria-label="A frame"><iframe></iframe><a href=/toolpad/demo/>Open</a><pre>part</pre></figure>';

  it('writes the full source of a demo', () => {
    expect(markdownOf(figure)).toBe(
      '**Demo: A frame** ([run it on the page](https://docs.example/toolpad/core/thing/#Frame.tsx))\n\n```tsx title="Frame.tsx"\nexport default 1;\n```',
    );
  });

  it('a demo in several stylings has a label for each', () => {
    const demos = (id: string) =>
      ['MUI System', 'Plain CSS'].flatMap((styling) =>
        demoSource(id).map((version) => ({ ...version, styling })),
      );
    const markdown = markdownOf(figure, demos);
    expect(markdown.match(/\*\*Styled with .*/g)).toEqual([
      '**Styled with MUI System:**',
      '**Styled with Plain CSS:**',
    ]);
  });

  it('a figure is its light picture and its caption', () => {
    expect(
      markdownOf(
        '<figure><div class=light><p><span><img src=/toolpad/a.webp alt="A form"></span></p></div><div class=dark data-markdown=skip><p><img src=/toolpad/b.webp alt="A form"></p></div><figcaption>The editor</figcaption></figure>',
      ),
    ).toBe('![A form](https://docs.example/toolpad/a.webp)\n\nThe editor');
  });

  it('a badge is in brackets', () => {
    expect(markdownOf('<p>Slots <span class=badge data-badge=true>New in 0.15</span></p>')).toBe(
      'Slots (New in 0.15)',
    );
  });

  it('steps are a numbered list, a file tree a nested one', () => {
    expect(
      markdownOf('<div class=steps><ol><li><p>One</p></li><li><p>Two</p></li></ol></div>'),
    ).toBe('1. One\n\n2. Two');
    expect(
      markdownOf('<div><ul><li><code>a/</code><ul><li><code>b</code></li></ul></li></ul></div>'),
    ).toBe('- `a/`\n  - `b`');
  });

  it('writes the pages of an overview as a list with descriptions', () => {
    expect(
      markdownOf(
        '<ul><li><a href=/toolpad/a/>A</a><span class=visually-hidden>: </span><span class=description>First.</span></li></ul>',
      ),
    ).toBe('- [A](https://docs.example/toolpad/a/): First.');
  });

  it('removes the comments that React puts between texts', () => {
    expect(markdownOf('<p>Version <!-- -->0.15<!-- --> is out.</p>')).toBe('Version 0.15 is out.');
  });
});
