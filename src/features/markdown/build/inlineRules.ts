import type { Element } from 'hast';
import { element, find, findAll, property, text, textOf, textProperty } from '../../../site/hast';
import type { Rule } from './rule';

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

/** Rules for what stands in a line. */
export const INLINE_RULES: readonly Rule[] = [badge, selfLink, linkedCode, link, picture];
