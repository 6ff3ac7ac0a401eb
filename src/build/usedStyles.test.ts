/** @jest-environment node */
import { PurgeCSS } from 'purgecss';
import { keepUsedStyles } from './finishPages';
import { readPageFacts } from './pageFacts';

/** What a style sheet keeps for a page. */
async function keptFor(html: string, css: string): Promise<string> {
  const { selectors } = readPageFacts(html, { pageUrl: '', siteUrl: '', origin: '' }, '');
  return await keepUsedStyles(css, new Set(selectors), []);
}

describe('the styles of a page', () => {
  const page = new Set(['p', 'b']);

  it('keep what a script may ask for by what it sets on an element', async () => {
    const css = "[data-code-choice='b'] p{color:red}";
    expect(await keepUsedStyles(css, page, ['e.dataset.codeChoice=v'])).toBe(css);
    expect(await keepUsedStyles(css, page, ['e.dataset.mode=v'])).toBe('');
  });

  it('keep the states of a part that a script names by their attributes', async () => {
    const css = "p[aria-current='step']{color:red}";
    expect(await keepUsedStyles(css, page, ['e.setAttribute("aria-current",v)'])).toBe(css);
    expect(await keepUsedStyles(css, page, ['e.setAttribute("aria-busy",v)'])).toBe('');
  });

  it('keep the variables that styles in a script ask for', async () => {
    const css = ':root{--added:red}';
    expect(await keepUsedStyles(css, page, ['sheet="a{color:var(--added)}"'])).toBe(css);
    expect(await keepUsedStyles(css, page, ['sheet="a{color:red}"'])).not.toContain('--added');
  });

  it.each([
    ['in double quotes', '<p class="lead wide">'],
    ['in single quotes', "<p class='lead wide'>"],
    ['without quotes', '<p id=top class=lead>'],
  ])('keep what its classes %s ask for, and nothing else', async (_name, html) => {
    expect(await keptFor(html, '.lead{color:red}.other{color:red}')).toBe('.lead{color:red}');
  });

  it('keep what an attribute without a value asks for', async () => {
    const css = 'p[data-copied]{color:red}';
    expect(await keptFor('<p data-copied>', css)).toBe(css);
    expect(await keptFor('<p>', css)).toBe('');
  });

  it('do not keep what an address or a text of the page only says', async () => {
    expect(await keptFor('<a href=lead>lead</a>', '.lead{color:red}')).toBe('');
  });

  it('spec 1.7: keep the class of Material Icons and its font, where no icon stands too', async () => {
    const icons =
      "@font-face{font-family:'Material Icons';src:url(a.woff2)}.material-icons{font-family:'Material Icons'}";
    expect(await keptFor('<p>', icons)).toBe(icons);
  });

  it('leave out parts of Infima that no page has, whatever words scripts have', async () => {
    expect(await keepUsedStyles('.badge{color:red}p{color:red}', page, ['badge'])).toBe(
      'p{color:red}',
    );
  });

  it('keep what shows where the focus is', async () => {
    const css = ':focus-visible{outline:red}';
    expect(await keepUsedStyles(css, page, [])).toBe(css);
  });

  it('are never left out as a whole: the build stops instead', async () => {
    const purge = jest.spyOn(PurgeCSS.prototype, 'purge').mockResolvedValue([]);
    await expect(keepUsedStyles('p{color:red}', page, [])).rejects.toThrow(
      'PurgeCSS returned nothing for the style sheet of the pages',
    );
    purge.mockRestore();
  });
});
