/** @jest-environment node */
import fs from 'node:fs';
import { PurgeCSS } from 'purgecss';
import { filesIn } from '../../tests/upkeep/filesIn';
import { keepUsedStyles, UNUSED } from './finishPages';
import { readPageFacts } from './pageFacts';

/** The rules that a page keeps. */
async function rulesFor(html: string, css: string): Promise<string> {
  const { selectors, classes } = readPageFacts(html, { pageUrl: '', siteUrl: '', origin: '' }, '');
  return await keepUsedStyles(css, new Set(selectors), new Set(classes), []);
}

describe('purged styles', () => {
  const page = new Set(['p', 'b']);

  it('keep rules for what a script sets on an element', async () => {
    const css = "[data-code-choice='b'] p{color:red}";
    expect(await keepUsedStyles(css, page, page, ['e.dataset.codeChoice=v'])).toBe(css);
    expect(await keepUsedStyles(css, page, page, ['e.dataset.mode=v'])).toBe('');
  });

  it('keep rules for states that a script sets as attributes', async () => {
    const css = "p[aria-current='step']{color:red}";
    expect(await keepUsedStyles(css, page, page, ['e.setAttribute("aria-current",v)'])).toBe(css);
    expect(await keepUsedStyles(css, page, page, ['e.setAttribute("aria-busy",v)'])).toBe('');
  });

  it('keep variables that styles in a script use', async () => {
    const css = ':root{--added:red}';
    expect(await keepUsedStyles(css, page, page, ['sheet="a{color:var(--added)}"'])).toBe(css);
    expect(await keepUsedStyles(css, page, page, ['sheet="a{color:red}"'])).not.toContain(
      '--added',
    );
  });

  it.each([
    ['in double quotes', '<p class="lead wide">'],
    ['in single quotes', "<p class='lead wide'>"],
    ['without quotes', '<p id=top class=lead>'],
  ])('keep rules for classes %s, and nothing else', async (_name, html) => {
    expect(await rulesFor(html, '.lead{color:red}.other{color:red}')).toBe('.lead{color:red}');
  });

  it('keep rules for an attribute without a value', async () => {
    const css = 'p[data-copied]{color:red}';
    expect(await rulesFor('<p data-copied>', css)).toBe(css);
    expect(await rulesFor('<p>', css)).toBe('');
  });

  it('drop rules whose class only occurs in a URL or in text', async () => {
    expect(await rulesFor('<a href=lead>lead</a>', '.lead{color:red}')).toBe('');
  });

  it('spec 1.7: keep the class and font of Material Icons, even where no icon is used', async () => {
    const icons =
      "@font-face{font-family:'Material Icons';src:url(a.woff2)}.material-icons{font-family:'Material Icons'}";
    expect(await rulesFor('<p>', icons)).toBe(icons);
  });

  it('keep the button of a notice that only a script shows', async () => {
    const script = fs.readFileSync('src/recovery/notices.ts', 'utf8');
    const classes = script.match(/\bbutton(?:--\w+)?(?=[ '])/g) ?? [];
    expect(classes).toContain('button');
    const css = classes.map((name) => `.${name}{color:red}`).join('');
    expect(await keepUsedStyles(css, page, page, [script])).toBe(css);
  });

  it.each(UNUSED)('keep the component %s of Infima only if a page has it', async (name) => {
    const css = `.${name}{color:red}`;
    expect(await rulesFor(`<p class="${name}">`, css)).toBe(css);
    expect(await rulesFor(`<p id="${name}">`, css)).toBe('');
    expect(await keepUsedStyles(css, page, page, [`"${name}"`])).toBe('');
  });

  it('drop no component of Infima that a script of the site uses', () => {
    const names = UNUSED.join('|');
    const using = new RegExp(
      `\\bclass(?:Name)?(?:=|: )\\{?["'\`](?:[^"'\`\\n]* )?(?:${names})["'\`\\s]`,
    );
    const sources = filesIn('src', /(?<!\.test)\.tsx?$/).filter((file) => !file.includes('build/'));
    expect(sources.filter((file) => using.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
    expect('class: "button button--sm"').toMatch(using);
  });

  it('keep the focus ring', async () => {
    const css = ':focus-visible{outline:red}';
    expect(await keepUsedStyles(css, page, page, [])).toBe(css);
  });

  it('stop the build instead of being empty', async () => {
    const purge = jest.spyOn(PurgeCSS.prototype, 'purge').mockResolvedValue([]);
    await expect(keepUsedStyles('p{color:red}', page, page, [])).rejects.toThrow(
      'PurgeCSS returned no style sheet',
    );
    purge.mockRestore();
  });
});
