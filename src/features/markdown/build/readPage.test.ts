/** @jest-environment node */
import { writePage } from './readPage';
import { contentOf, markdownOf, PAGE } from './testing';

describe('a page as Markdown', () => {
  it('begins with title, lead and where it is from', () => {
    const content = contentOf('<h1>Home</h1><p>Lead.<p>Text.');
    const page = writePage(content, 'Core v1.2.3', PAGE);
    expect(page.title).toBe('Home');
    expect(page.description).toBe('Lead.');
    expect(page.markdown).toBe(
      '# Home\n\nLead.\n\nCore v1.2.3 · <https://docs.example/toolpad/core/thing/>\n\nText.\n',
    );
  });

  it('requires a heading, and names the page that has none', () => {
    expect(() => writePage(contentOf('<p>x'), 'Core', PAGE)).toThrow(
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

  it('replaces an inlined image with a URL', () => {
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
