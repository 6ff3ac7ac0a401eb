import { load, type CheerioAPI } from 'cheerio';

/** A page as readers see it, read from the final HTML independently of the converter. */
export interface HtmlPage {
  readonly title: string;
  /** All text, including tables and headings, but no code blocks. */
  readonly text: string;
  /** Headings in order, such as `2 Install the packages`. */
  readonly headings: readonly string[];
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly code: readonly { readonly title: string; readonly text: string }[];
  /** IDs of the demos that run on the page. */
  readonly demos: readonly string[];
  readonly tabs: readonly string[];
  readonly pictures: readonly string[];
  /** Every ID on the page that a link can target. */
  readonly anchors: ReadonlySet<string>;
}

/** Not part of the page's text: navigation, tools, drawings, repetitions of the text. */
const NOT_TEXT = [
  'button, fieldset, iframe, nav, footer, script, style, svg',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-card-icon, [data-markdown="skip"]',
].join(', ');

/** Adds spaces around blocks, which look separate but may adjoin each other in the HTML. */
function separateBlocks($: CheerioAPI): void {
  $('p, li, td, th, h1, h2, h3, h4, h5, h6, div, tr, ul, ol, section, br').before(' ').after(' ');
}

/** Reads a page's text from its HTML. */
export function readHtmlPage(html: string): HtmlPage {
  const whole = load(html);
  const anchors = new Set(
    whole('[id]')
      .toArray()
      .map((node) => whole(node).attr('id') ?? ''),
  );
  const docs = whole('.theme-doc-markdown');
  const $ = load((docs.length > 0 ? docs : whole('main')).html() ?? '');
  $(NOT_TEXT).remove();
  const demos = $('[data-demo]')
    .toArray()
    .map((node) => $(node).attr('data-demo') ?? '');
  const tabs = $('[role="tab"]')
    .toArray()
    .map((node) => $(node).text().trim());
  $('[data-demo], [role="tablist"]').remove();
  const code = $('[data-code]')
    .toArray()
    .map((node) => ({
      title: $(node).attr('data-code') ?? '',
      text: $(node).find('pre').text(),
    }));
  $('[data-code], pre').remove();
  // Badges stand out by their looks; in Markdown, by parentheses.
  $('[data-badge]').prepend('(').append(')');
  separateBlocks($);
  return {
    title: $('h1').text().trim(),
    text: $.root().text(),
    headings: $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .filter((node) => $(node).closest('a').length === 0)
      .map((node) => `${node.tagName.slice(1)} ${$(node).text().trim().replace(/\s+/g, ' ')}`),
    tables: $('table')
      .toArray()
      .map((table) =>
        $(table)
          .find('tr')
          .toArray()
          .map((row) =>
            $(row)
              .find('td, th')
              .toArray()
              .map((cell) => $(cell).text()),
          ),
      ),
    code,
    demos,
    tabs,
    pictures: $('img')
      .toArray()
      .map((node) => $(node).attr('alt') ?? ''),
    anchors,
  };
}
