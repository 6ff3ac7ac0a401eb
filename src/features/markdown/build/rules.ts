import type { ElementContent } from 'hast';
import { codeBlock } from './codeBlock';
import { isLeftOut } from '../../../site/pageContent';
import { element, hasClass, label, property, text, textOf, textProperty } from '../../../site/hast';
import { INLINE_RULES } from './inlineRules';
import type { PageContext, Rewrite, Rule } from './rule';

const leftOut: Rule = {
  fits: (part) => part.tagName === 'wbr' || isLeftOut(part),
  write: () => [],
};

const code: Rule = {
  fits: (part) => property(part, 'dataCode') !== null,
  write: (part) => codeBlock(part),
};

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

/** One of a group's samples, under what it is written for. */
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

/** A paragraph of its own, below the picture. */
const caption: Rule = {
  fits: ({ tagName }) => tagName === 'figcaption',
  write: (part, _page, rewrite) => [element('p', {}, rewrite(part.children))],
};

const RULES = [leftOut, code, demo, sample, admonition, caption, ...INLINE_RULES];

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
