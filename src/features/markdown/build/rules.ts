import type { Element, ElementContent } from 'hast';
import {
  element,
  find,
  findAll,
  hasClass,
  isLeftOut,
  languageOf,
  label,
  property,
  text,
  textOf,
  textProperty,
} from '../../../site/hast';
import type { DemoSource } from '../../../site/publishing';

/** What the parts of a page need to know to be written as plain HTML. */
export interface PageContext {
  /** Address of the page with its origin: what links are relative to. */
  readonly pageUrl: string;
  /** Returns the full source of a demo by its id. */
  readonly demoSource: (id: string) => readonly DemoSource[];
  /** Saves an inlined image as a file, and returns its absolute URL. */
  readonly publishPicture: (dataUrl: string) => string;
}

/** Writes an element's children. */
type Rewrite = (nodes: readonly ElementContent[]) => ElementContent[];

/** How one kind of element is written; a rule's result is final. */
interface Rule {
  readonly fits: (part: Element) => boolean;
  readonly write: (part: Element, page: PageContext, rewrite: Rewrite) => readonly ElementContent[];
}

/**
 * A code block without what stands around it and colours it: one `pre` with the code as it was
 * written, its title as `data-code` and its language as `data-language`.
 *
 * @param frame the block in the site's frame, marked `data-code`
 */
function codeBlock(frame: Element): readonly Element[] {
  const pre = find(frame, ({ tagName }) => tagName === 'pre');
  if (pre === null) {
    return [];
  }
  const lines = findAll(pre, (child) => hasClass(child, 'token-line')).map(textOf);
  const code = lines.length > 0 ? lines.join('\n') : textOf(pre);
  const properties = {
    dataCode: textProperty(frame, 'dataCode'),
    dataLanguage: languageOf(pre) ?? '',
  };
  return [element('pre', properties, [text(code)])];
}

/** What links to itself needs no link where there is nothing to click. */
const selfLink: Rule = {
  fits: (part) =>
    part.tagName === 'a' &&
    property(part, 'id') !== null &&
    property(part, 'href') === `#${textProperty(part, 'id')}`,
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
        new URL(textProperty(link, 'href'), pageUrl).href,
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
      { href: new URL(textProperty(part, 'href'), pageUrl).href },
      rewrite(part.children),
    ),
  ],
};

const picture: Rule = {
  fits: ({ tagName }) => tagName === 'img',
  write(part, { pageUrl, publishPicture }) {
    const source = textProperty(part, 'src');
    const src = source.startsWith('data:') ? publishPicture(source) : new URL(source, pageUrl).href;
    return [element('img', { src, alt: textProperty(part, 'alt') }, [])];
  },
};

/** A badge is set apart by its looks, which Markdown has not: brackets do it there. */
const badge: Rule = {
  fits: (part) => 'dataBadge' in part.properties,
  write: (part, _page, rewrite) => [text('('), ...rewrite(part.children), text(')')],
};

/** Rules for inline elements. */
const INLINE_RULES: readonly Rule[] = [badge, selfLink, linkedCode, link, picture];

const leftOut: Rule = {
  fits: (part) => part.tagName === 'wbr' || isLeftOut(part),
  write: () => [],
};

const code: Rule = {
  fits: (part) => property(part, 'dataCode') !== null,
  write: (part) => codeBlock(part),
};

const isPlayer = ({ tagName }: Element): boolean => tagName === 'video';

const demo: Rule = {
  fits: (part) => property(part, 'dataDemo') !== null,
  write(part, { pageUrl, demoSource }) {
    const versions = demoSource(textProperty(part, 'dataDemo'));
    const link = element('a', { href: new URL(`#${textProperty(part, 'id')}`, pageUrl).href }, [
      text('run it on the page'),
    ]);
    const title = label(`Demo: ${textProperty(part, 'ariaLabel')}`, text(' ('), link, text(')'));
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

/** One sample of a group, labeled with the choice it is for. */
const sample: Rule = {
  fits: (part) => property(part, 'dataSample') !== null,
  write: (part, _page, rewrite) => [
    label(`${textProperty(part, 'dataSample')}:`),
    ...rewrite(part.children),
  ],
};

const admonition: Rule = {
  fits: (part) => hasClass(part, 'theme-admonition'),
  write(part, _page, rewrite) {
    const parts = part.children.filter((child) => child.type === 'element');
    const title = textOf(element('div', {}, parts.slice(0, 1))).trim();
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    return [element('blockquote', {}, [label(name), ...rewrite(parts.slice(1))])];
  },
};

/** Its poster, and a link to it with the words below it. */
const film: Rule = {
  fits: (part) => property(part, 'dataFilm') !== null,
  write(part, { pageUrl }, rewrite) {
    const poster = findAll(part, ({ tagName }) => tagName === 'img');
    const href = new URL(textProperty(find(part, isPlayer) ?? part, 'src'), pageUrl).href;
    const link = element('a', { href }, [text(`Film: ${textProperty(part, 'dataFilm')}`)]);
    return [element('p', {}, rewrite(poster)), element('p', {}, [link])];
  },
};

/** A paragraph of its own, below the picture. */
const caption: Rule = {
  fits: ({ tagName }) => tagName === 'figcaption',
  write: (part, _page, rewrite) => [element('p', {}, rewrite(part.children))],
};

const RULES = [leftOut, code, demo, sample, admonition, film, caption, ...INLINE_RULES];

/**
 * Writes a page's content in the plain HTML that Markdown has words for: the site's own parts
 * (code blocks, demos, samples, admonitions) become headings' text, paragraphs, lists and
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
