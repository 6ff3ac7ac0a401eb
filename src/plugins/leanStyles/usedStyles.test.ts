import { keepUsedStyles } from './usedStyles';

const LAYER = 'docusaurus.infima';
const NAMED = new Set(['shown', 'part', '--read-by-code']);

function kept(css: string, others: readonly string[] = []): string {
  return keepUsedStyles(css, others, (word) => NAMED.has(word)).css;
}

const keptOfLayer = (css: string): string => {
  const result = kept(`@layer ${LAYER}{.part{a:b}${css}}`);
  return result.slice(`@layer ${LAYER}{.part{a:b}`.length, -1);
};

describe('a rule of Docusaurus’ styles', () => {
  it.each([
    '.shown{a:b}',
    'h1{a:b}',
    ":where([dir='rtl']) .shown>.part:hover:before{a:b}",
    '.shown:not(.gone){a:b}',
    ':is(.gone,.shown){a:b}',
    ".shown[class*='gone.x']{a:b}",
    '.lg\\:gone{a:b}',
    '@media print{.shown{a:b}}',
  ])('stays when code names all it asks for: %s', (css) => {
    expect(keptOfLayer(css)).toBe(css);
  });

  it.each([
    '.gone{a:b}',
    '.shown .gone{a:b}',
    '.shown.gone:hover{a:b}',
    ':where(.gone):not(.shown){a:b}',
    ":where([dir='rtl']) .gone{a:b}",
    '@media print{@supports (a:b){.gone{a:b}}}',
  ])('goes, with what held it, when code lacks a class of it: %s', (css) => {
    expect(keptOfLayer(css)).toBe('');
  });

  it('keeps the selectors that can match', () => {
    expect(keptOfLayer('.gone,.shown,h1 .gone{a:b}')).toBe('.shown{a:b}');
  });

  it('tells which classes have no styles any more', () => {
    const css = `@layer ${LAYER}{.gone{a:b}.shown .lost{a:b}}`;
    expect(keepUsedStyles(css, [], (word) => NAMED.has(word)).removed).toEqual(['gone', 'lost']);
  });
});

describe('the site’s own styles', () => {
  it.each(['.gone{a:b}', '@layer site{.gone{a:b}}', '@layer docusaurus.core,docusaurus.infima;'])(
    'stay: %s',
    (css) => {
      expect(kept(css)).toBe(css);
    },
  );
});

describe('a variable', () => {
  it('goes when nothing reads it, and then those that it read', () => {
    expect(kept(':root{--a:1;--b:var(--a);--c:var(--b)}p{color:red}')).toBe('p{color:red}');
  });

  it.each([
    ':root{--a:1}p{b:calc(var(--a) * 2)}',
    ':root{--a:1;--b:var(--a)}p{c:var(--b)}',
    ':root{--read-by-code:1}',
  ])('stays when a rule or code reads it: %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  it('stays when a part’s sheet reads it', () => {
    expect(kept(':root{--a:1}', ['p{b:var(--a)}'])).toBe(':root{--a:1}');
  });

  const reader = 'p{b:var(--a)}';

  it.each([':root', "html[data-theme='dark']", '[data-theme=dark]'])(
    'has no value for the whole page in a layer beside the site’s own: %s',
    (selector) => {
      const css = `@layer ${LAYER}{${selector}{--a:1}}:root{--a:2}${reader}`;
      expect(kept(css)).toBe(`:root{--a:2}${reader}`);
    },
  );

  it('keeps its value for a part of the page, or where the site gives none', () => {
    const css = `@layer ${LAYER}{.part{--a:1}:root{--a:3}}[data-theme='dark']{--a:2}${reader}`;
    expect(kept(css)).toBe(css);
  });
});
