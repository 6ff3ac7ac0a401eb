/** @jest-environment node */
import { hoistEmotionStyles } from './finishPages';
import { preloadFont } from './preloadFont';

describe('spec 2.4: MUI’s styles in the prerendered HTML', () => {
  const page = (body: string): string =>
    `<html><head><title>t</title></head><body>${body}</body></html>`;

  it('move to the head, each once, in the order they were written', () => {
    const html = page(
      '<style data-emotion="tp-global 1a">:root{--a:1}</style>' +
        '<style data-emotion="tp b2-Root">.tp-b2-Root{color:red}</style><p class="tp-b2-Root">1</p>' +
        '<style data-emotion="tp c3">.tp-c3{left:0}</style><p class="tp-c3">2</p>' +
        '<style data-emotion="tp b2-Root">.tp-b2-Root{color:red}</style>',
    );
    expect(hoistEmotionStyles(html)).toBe(
      '<html><head><title>t</title>' +
        '<style data-emotion="tp-global 1a">:root{--a:1}</style>' +
        '<style data-emotion="tp b2-Root c3">.tp-b2-Root{color:red}.tp-c3{left:0}</style>' +
        '</head><body><p class="tp-b2-Root">1</p><p class="tp-c3">2</p></body></html>',
    );
  });

  it('leave a page without MUI parts as it is', () => {
    const html = page('<style>p{}</style><style data-emotion="css x">.css-x{}</style>');
    expect(hoistEmotionStyles(html)).toBe(html);
  });
});

describe('spec 1.7: the font', () => {
  const preload = (address: string): string =>
    `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;

  it.each(['<link rel="stylesheet" href="a.css">', '<link href="a.css" rel=stylesheet>'])(
    'of text is asked for before %s',
    (stylesheet) => {
      expect(preloadFont(`<head><title>t</title>${stylesheet}</head>`, '/t.woff2')).toBe(
        `<head><title>t</title>${preload('/t.woff2')}${stylesheet}</head>`,
      );
    },
  );

  it('is not asked for by a page without style sheets', () => {
    expect(preloadFont('<head></head>', '/t.woff2')).toBe('<head></head>');
  });
});
