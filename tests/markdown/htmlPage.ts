import { load, type Cheerio, type CheerioAPI } from 'cheerio';

type Selection = Cheerio<never>;

/** A page as its readers see it, read from the finished HTML without the converter's help. */
export interface HtmlPage {
  readonly title: string;
  /** All running text, tables and headings included; no code blocks. */
  readonly text: string;
  /** Headings in order, such as `2 Install the packages`. */
  readonly headings: readonly string[];
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly code: readonly { readonly title: string; readonly text: string }[];
  /** Ids of the demos that run on the page. */
  readonly demos: readonly string[];
  readonly tabs: readonly string[];
  readonly pictures: readonly string[];
  /** Every address inside the page that a link can lead to. */
  readonly anchors: ReadonlySet<string>;
}

/** What is no text of the page: ways around the site, tools, drawings, what repeats the text. */
const AROUND = [
  'button, fieldset, iframe, nav, footer, script, style, svg',
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-card-icon, [data-markdown="skip"]',
].join(', ');

function codeOf($: CheerioAPI, pre: Selection): string {
  const lines = pre.find('.token-line').toArray();
  return lines.length > 0 ? lines.map((line) => $(line).text()).join('\n') : pre.text();
}

/** Puts a space where a reader sees two things apart that are one after the other in the HTML. */
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
  $(AROUND).remove();
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
      text: codeOf($, $(node).find('pre') as unknown as Selection),
    }));
  $('[data-code], pre').remove();
  // A badge's looks set it apart; brackets do in Markdown.
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
