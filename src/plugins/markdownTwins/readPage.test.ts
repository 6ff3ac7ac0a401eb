/** @jest-environment node */
import { readPage } from './readPage';
import type { PageContext } from './rules';

const PAGE: PageContext = {
  pageUrl: 'https://docs.example/toolpad/core/thing/',
  demoSource: (id) => [
    {
      styling: 'MUI System',
      files: [{ name: `${id}.tsx`, language: 'tsx', code: 'export default 1;' }],
    },
  ],
  publishPicture: () => 'https://docs.example/toolpad/assets/markdown/abc.webp',
};

function markdownOf(content: string, page: PageContext = PAGE): string {
  const html = `<head><link rel=alternate type=text/markdown href=/toolpad/core/thing/index.md /></head>
    <body><nav>Around</nav><main><div class="theme-doc-markdown markdown"><header><h1>Thing</h1></header>
    <p class=lead>What it is.</p>${content}</div></main>`;
  const start =
    '# Thing\n\nWhat it is.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\n';
  const markdown = readPage(html, 'Core v1.2.3', page)?.markdown ?? '';
  expect(markdown.startsWith(start.trimEnd())).toBe(true);
  return markdown.slice(start.length).trimEnd();
}

function block(code: string, { title = '', language = 'tsx' } = {}): string {
  const lines = code
    .split('\n')
    .map((line) => `<div class=token-line><span>${line}</span><br/></div>`);
  return `<div data-code="${title}"><div><span>${title}</span>TSX</div><div><pre class="prism-code language-${language}"><code>${lines.join('')}</code></pre></div></div>`;
}

describe('a page as Markdown', () => {
  it('begins with title, lead and where it is from', () => {
    const html = '<link type="text/markdown"><main><h1>Home</h1><p>Lead.<p>Text.</main>';
    const twin = readPage(html, 'Core v1.2.3', PAGE);
    expect(twin?.title).toBe('Home');
    expect(twin?.description).toBe('Lead.');
    expect(twin?.markdown).toBe(
      '# Home\n\nLead.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\nText.\n',
    );
  });

  it('is not made of a page that names none', () => {
    expect(readPage('<main><h1>Not found</h1></main>', 'Core', PAGE)).toBeNull();
  });

  it('needs a heading, and says which page has none', () => {
    expect(() => readPage('<link type="text/markdown"><main><p>x</main>', 'Core', PAGE)).toThrow(
      'https://docs.example/toolpad/core/thing/ has no heading',
    );
  });

  it('leaves out what only works on the page', () => {
    expect(
      markdownOf(
        '<div data-markdown=skip>Tools</div><h2 id=use>Use<a href=#use class=hash-link>#</a></h2><button>Press</button><svg><title>Drawing</title></svg><p>Text.</p>',
      ),
    ).toBe('## Use\n\nText.');
  });

  it('has links and pictures with their origin', () => {
    expect(
      markdownOf(
        '<p><a href=#use>Here</a>, <a href=/toolpad/>there</a>, <a href="https://mui.com/x/">out</a><p><img src=/toolpad/assets/a.webp alt="A [grid]">',
      ),
    ).toBe(
      '[Here](https://docs.example/toolpad/core/thing/#use), [there](https://docs.example/toolpad/), [out](https://mui.com/x/)\n\n![A \\[grid\\]](https://docs.example/toolpad/assets/a.webp)',
    );
  });

  it('gives a picture that is written out in the page an address', () => {
    expect(markdownOf('<p><img src="data:image/webp;base64,AAAA" alt=Small>')).toBe(
      '![Small](https://docs.example/toolpad/assets/markdown/abc.webp)',
    );
  });

  it('keeps nested lists', () => {
    expect(
      markdownOf('<ol><li><p>One</p><ul><li>a</li><li>b</li></ul></li><li><p>Two</p></li></ol>'),
    ).toBe('1. One\n\n   - a\n   - b\n\n2. Two');
  });
});

describe('code as Markdown', () => {
  it('is the same, with its language and title on the fence', () => {
    expect(markdownOf(block('a {\n\n  b\n\tc\n}', { title: 'src/app.tsx' }))).toBe(
      '```tsx title="src/app.tsx"\na {\n\n  b\n\tc\n}\n```',
    );
  });

  it('has a longer fence when it holds one', () => {
    expect(markdownOf(block('```js\nx\n```', { language: 'md' }))).toBe(
      '````md\n```js\nx\n```\n````',
    );
  });

  it('has a title without a language too', () => {
    expect(markdownOf('<div data-code=".env"><pre>A=1</pre></div>')).toBe(
      '```text title=".env"\nA=1\n```',
    );
  });

  it('stays inside its list item', () => {
    expect(markdownOf(`<ol><li><p>Run:</p>${block('npm i', { language: 'bash' })}</li></ol>`)).toBe(
      '1. Run:\n\n   ```bash\n   npm i\n   ```',
    );
  });

  it('in a line keeps its backticks', () => {
    expect(markdownOf('<p><code>`a` | b</code>')).toBe('`` `a` | b ``');
  });

  it('in a line with links is followed by where they lead', () => {
    expect(markdownOf('<p><code><a href=/a/>Partial</a>&lt;<a href=#Text>Text</a>></code>')).toBe(
      '`Partial<Text>` ([Partial](https://docs.example/a/), [Text](https://docs.example/toolpad/core/thing/#Text))',
    );
    expect(markdownOf('<p><code><a href=/a/>Props</a></code>')).toBe(
      '[`Props`](https://docs.example/a/)',
    );
  });
});

describe('parts of a page as Markdown', () => {
  it('tables have a row on a line, with pipes escaped', () => {
    expect(
      markdownOf(
        '<table><thead><tr><th>Name<th>Type<tbody><tr><td><a id=p href=#p><code>mode</code></a> required<td><code>"a" | "b"</code><tr><td>x | y<td></table>',
      ),
    ).toBe('| Name | Type |\n| - | - |\n| `mode` required | `"a" \\| "b"` |\n| x \\| y | |');
  });

  it('admonitions are quotes with a label', () => {
    expect(
      markdownOf(
        '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>warning</div><div><p>Mind the <code>gap</code>.</p></div></div>',
      ),
    ).toBe('> **Warning**\n>\n> Mind the `gap`.');
  });

  it('every tab is there under its label', () => {
    const panels = ['npm i', 'yarn'].map(
      (code) => `<div role=tabpanel hidden>${block(code)}</div>`,
    );
    expect(
      markdownOf(
        `<div class="theme-tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div>${panels.join('')}</div></div>`,
      ),
    ).toBe('**npm:**\n\n```tsx\nnpm i\n```\n\n**Yarn:**\n\n```tsx\nyarn\n```');
  });

  it('every sample of a group is there under what it is written for', () => {
    expect(
      markdownOf(
        `<div><fieldset>Styling</fieldset><div data-sample="Plain CSS">${block('a')}</div></div>`,
      ),
    ).toBe('**Plain CSS:**\n\n```tsx\na\n```');
  });

  const figure =
    '<figure id=Frame.tsx data-demo=Frame aria-label="A frame"><iframe></iframe><a href=/toolpad/demo/>Open</a><pre>part</pre></figure>';

  it('a demo is its whole source', () => {
    expect(markdownOf(figure)).toBe(
      '**Demo: A frame** ([run it on the page](https://docs.example/toolpad/core/thing/#Frame.tsx))\n\n```tsx title="Frame.tsx"\nexport default 1;\n```',
    );
  });

  it('a demo in several stylings names each', () => {
    const demoSource: PageContext['demoSource'] = (id) =>
      ['MUI System', 'Plain CSS'].flatMap((styling) =>
        PAGE.demoSource(id).map((version) => ({ ...version, styling })),
      );
    const markdown = markdownOf(figure, { ...PAGE, demoSource });
    expect(markdown.match(/\*\*Styled with .*/g)).toEqual([
      '**Styled with MUI System:**',
      '**Styled with Plain CSS:**',
    ]);
  });

  it('the cards of an overview are a list', () => {
    expect(
      markdownOf(
        '<section class=row><article><a class="card theme-doc-card-container" href=/toolpad/a/><h2 class=theme-doc-card-heading><span class=theme-doc-card-icon>📄</span><span class=theme-doc-card-title>A</span></h2><p class=theme-doc-card-description>First.</p></a></article></section>',
      ),
    ).toBe('- [A](https://docs.example/toolpad/a/): First.');
  });
});
