/** @jest-environment node */
import type { PageContext } from './rules';
import { block, markdownOf, PAGE } from './testing';

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

  it('films are their poster and a link to them, with the words below', () => {
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

  it('comments that React leaves between texts are gone', () => {
    expect(markdownOf('<p>Version <!-- -->0.15<!-- --> is out.</p>')).toBe('Version 0.15 is out.');
  });
});
