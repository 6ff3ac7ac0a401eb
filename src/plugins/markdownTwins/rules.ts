import type { Element, ElementContent } from 'hast';
import { codeBlock } from './codeBlock';
import { element, find, findAll, hasClass, label, property, text, textOf } from './hast';

/** What the parts of a page need to know to be written as plain HTML. */
export interface PageContext {
  /** Address of the page with its origin: what links are relative to. */
  readonly pageUrl: string;
  /** The whole source of a demo, by its id. */
  readonly demoSource: (id: string) => readonly DemoSource[];
  /** Keeps a picture that is written out in the page, and gives it an address with its origin. */
  readonly publishPicture: (dataUrl: string) => string;
}

/** One of the stylings of a demo, with all its files. */
export interface DemoSource {
  /** Name of the styling, for the reader. */
  readonly styling: string;
  readonly files: readonly {
    readonly name: string;
    readonly language: string;
    readonly code: string;
  }[];
}

type Rewrite = (nodes: readonly ElementContent[]) => ElementContent[];

/** How one kind of part is written; nothing a rule returns is looked at again. */
interface Rule {
  readonly fits: (part: Element) => boolean;
  readonly write: (part: Element, page: PageContext, rewrite: Rewrite) => readonly ElementContent[];
}

/** What only works on the page, or is drawn. */
const LEFT_OUT = new Set(
  'button fieldset footer form iframe input nav noscript script style svg wbr'.split(' '),
);

const LEFT_OUT_CLASSES = ['hash-link', 'theme-doc-card-icon', 'theme-doc-toc-mobile'];

const leftOut: Rule = {
  fits: (part) =>
    LEFT_OUT.has(part.tagName) ||
    property(part, 'dataMarkdown') === 'skip' ||
    LEFT_OUT_CLASSES.some((name) => hasClass(part, name)),
  write: () => [],
};

const code: Rule = {
  fits: (part) => property(part, 'dataCode') !== null,
  write: (part) => codeBlock(part),
};

const demo: Rule = {
  fits: (part) => property(part, 'dataDemo') !== null,
  write(part, { pageUrl, demoSource }) {
    const versions = demoSource(property(part, 'dataDemo') ?? '');
    const link = element('a', { href: new URL(`#${property(part, 'id') ?? ''}`, pageUrl).href }, [
      text('run it on the page'),
    ]);
    const title = label(`Demo: ${property(part, 'ariaLabel') ?? ''}`, text(' ('), link, text(')'));
    return [
      title,
      ...versions.flatMap(({ styling, files }) => [
        ...(versions.length > 1 ? [label(`Styled with ${styling}:`)] : []),
        ...files.map((file) =>
          element('pre', { dataCode: file.name, dataLanguage: file.language }, [text(file.code)]),
        ),
      ]),
    ];
  },
};

/** One of a group's samples, under what it is written for. */
const sample: Rule = {
  fits: (part) => property(part, 'dataSample') !== null,
  write: (part, _page, rewrite) => [
    label(`${property(part, 'dataSample') ?? ''}:`),
    ...rewrite(part.children),
  ],
};

const admonition: Rule = {
  fits: (part) => hasClass(part, 'theme-admonition'),
  write(part, _page, rewrite) {
    const [heading, ...content] = part.children.filter((child) => child.type === 'element');
    const title = heading ? textOf(heading).trim() : '';
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    return [element('blockquote', {}, [label(name), ...rewrite(content)])];
  },
};

const tabs: Rule = {
  fits: (part) => hasClass(part, 'theme-tabs-container'),
  write(part, _page, rewrite) {
    const names = findAll(part, (child) => property(child, 'role') === 'tab').map(textOf);
    const panels = findAll(part, (child) => property(child, 'role') === 'tabpanel');
    return panels.flatMap((panel, index) => [
      label(`${names[index]?.trim() ?? ''}:`),
      ...rewrite(panel.children),
    ]);
  },
};

const isCard = (part: Element): boolean => hasClass(part, 'theme-doc-card-container');

/** The cards of an overview: a list of links, each with what it says of its page. */
const cards: Rule = {
  fits: (part) => part.tagName === 'section' && find(part, isCard) !== null,
  write(part, { pageUrl }) {
    const items = findAll(part, isCard).map((card) => {
      const [title, description] = ['title', 'description'].map((name) =>
        find(card, (child) => hasClass(child, `theme-doc-card-${name}`)),
      );
      const href = new URL(property(card, 'href') ?? '', pageUrl).href;
      return element('li', {}, [
        element('a', { href }, [text(title ? textOf(title) : href)]),
        ...(description ? [text(`: ${textOf(description)}`)] : []),
      ]);
    });
    return [element('ul', {}, items)];
  },
};

/** What links to itself needs no link where there is nothing to click. */
const selfLink: Rule = {
  fits: (part) =>
    part.tagName === 'a' &&
    property(part, 'id') !== null &&
    property(part, 'href') === `#${property(part, 'id') ?? ''}`,
  write: (part, _page, rewrite) => rewrite(part.children),
};

const isLink = ({ tagName }: Element): boolean => tagName === 'a';

/** Code with links in it, which Markdown does not know: the code, then where its names lead. */
const linkedCode: Rule = {
  fits: (part) => part.tagName === 'code' && find(part, isLink) !== null,
  write(part, { pageUrl }) {
    const links = new Map(
      findAll(part, isLink).map((link) => [
        textOf(link),
        new URL(property(link, 'href') ?? '', pageUrl).href,
      ]),
    );
    const whole = element('code', {}, [text(textOf(part))]);
    const only = links.size === 1 ? links.get(textOf(part)) : undefined;
    if (only !== undefined) {
      return [element('a', { href: only }, [whole])];
    }
    const list = [...links].flatMap(([name, href], index) => [
      text(index === 0 ? ' (' : ', '),
      element('a', { href }, [text(name)]),
    ]);
    return [whole, ...list, text(')')];
  },
};

const link: Rule = {
  fits: (part) => isLink(part) && property(part, 'href') !== null,
  write: (part, { pageUrl }, rewrite) => [
    element(
      'a',
      { href: new URL(property(part, 'href') ?? '', pageUrl).href },
      rewrite(part.children),
    ),
  ],
};

const picture: Rule = {
  fits: ({ tagName }) => tagName === 'img',
  write(part, { pageUrl, publishPicture }) {
    const source = property(part, 'src') ?? '';
    const src = source.startsWith('data:') ? publishPicture(source) : new URL(source, pageUrl).href;
    return [element('img', { src, alt: property(part, 'alt') ?? '' }, [])];
  },
};

const RULES = [
  leftOut,
  code,
  demo,
  sample,
  admonition,
  tabs,
  cards,
  selfLink,
  linkedCode,
  link,
  picture,
];

/**
 * Writes a page's content in the plain HTML that Markdown has words for: the site's own parts
 * (code blocks, demos, tabs, admonitions, cards) become headings' text, paragraphs, lists and
 * quotes, what works with scripts only is left out, and every address has its origin.
 */
export function toPlainHtml(nodes: readonly ElementContent[], page: PageContext): ElementContent[] {
  const rewrite: Rewrite = (children) =>
    children.flatMap((child) => {
      if (child.type !== 'element') {
        return child.type === 'text' ? [child] : [];
      }
      const rule = RULES.find(({ fits }) => fits(child));
      return rule
        ? rule.write(child, page, rewrite)
        : [element(child.tagName, child.properties, rewrite(child.children))];
    });
  return rewrite(nodes);
}
