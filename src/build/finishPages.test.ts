/** @jest-environment node */
import { preloadFont } from './finishPages';

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
