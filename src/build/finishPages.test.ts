/** @jest-environment node */
import { preloadFont, restoreSearchable } from './finishPages';

describe('spec 1.7: the text font', () => {
  const preload = (address: string): string =>
    `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;

  it.each(['<link rel="stylesheet" href="a.css">', '<link href="a.css" rel=stylesheet>'])(
    'is preloaded before %s',
    (stylesheet) => {
      expect(preloadFont(`<head><title>t</title>${stylesheet}</head>`, '/t.woff2')).toBe(
        `<head><title>t</title>${preload('/t.woff2')}${stylesheet}</head>`,
      );
    },
  );

  it('stops the build if Docusaurus links style sheets differently', () => {
    expect(() => preloadFont('<head></head>', '/t.woff2')).toThrow(/no <link rel="stylesheet">/);
  });
});

describe('the code of a demo', () => {
  it('can be found by the browser’s search while it is hidden', () => {
    expect(restoreSearchable('<tp-demo-code class=code hidden><p hidden>')).toBe(
      '<tp-demo-code class=code hidden=until-found><p hidden>',
    );
  });

  it('stops the build if the minifier writes it differently', () => {
    expect(() => restoreSearchable('<tp-demo-code hidden="until-found"></tp-demo-code>')).toThrow(
      'not written as expected',
    );
  });

  it('stays visible where it is', () => {
    const html = '<tp-demo-code class=code><p hidden>';
    expect(restoreSearchable(html)).toBe(html);
  });
});
