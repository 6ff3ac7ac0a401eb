import type { Element, ElementContent } from 'hast';
import {
  element,
  find,
  findAll,
  hasClass,
  isLeftOut,
  label,
  languageOf,
  property,
  text,
  textOf,
  textProperty,
} from '../../../build/tools/hast';
import type { DemoSource } from '../../../build/tools/publishing';

interface PageContext {
  /** Absolute URL of the page, which links are relative to. */
  readonly pageUrl: string;
  /** Returns the full source of a demo by its id. */
  readonly demoSource: (id: string) => readonly DemoSource[];
  /** Saves an inlined image as a file, and returns its absolute URL. */
  readonly publishPicture: (dataUrl: string) => string;
}

const isTag =
  (name: string) =>
  ({ tagName }: Element): boolean =>
    tagName === name;

/** A `pre` with the original code, and the title and language for its fence. */
function fence(title: string, language: string, code: string): Element {
  const properties = {
    // A fence's title follows its language, so there must be one.
    lang: language || (title && 'text'),
    meta: title && `title="${title}"`,
  };
  return element('pre', properties, [text(code)]);
}

/** A code block without its frame and colors. */
function codeBlock(frame: Element, title: string): readonly Element[] {
  const pre = find(frame, isTag('pre'));
  if (pre === null) {
    return [];
  }
  return [fence(title, languageOf(pre) ?? '', textOf(pre))];
}

/**
 * Reduces a page to HTML that Markdown can express: code blocks, demos, samples and admonitions
 * become labels, paragraphs, lists and quotes. Drops what needs scripts; URLs are absolute.
 */
export function toPlainHtml(nodes: readonly ElementContent[], page: PageContext): ElementContent[] {
  const absolute = (address: string): string => new URL(address, page.pageUrl).href;
  const link = (address: string, ...children: readonly ElementContent[]): Element =>
    element('a', { href: absolute(address) }, children);

  function demo(figure: Element, id: string): readonly Element[] {
    const versions = page.demoSource(id);
    const run = link(`#${textProperty(figure, 'id')}`, text('run it on the page'));
    return [
      label(`Demo: ${textProperty(figure, 'ariaLabel')}`, text(' ('), run, text(')')),
      ...versions.flatMap(({ styling, files }) => [
        ...(versions.length > 1 ? [label(`Styled with ${styling}:`)] : []),
        ...files.map(({ name, language, code }) => fence(name, language, code)),
      ]),
    ];
  }

  /** The poster, and a link to the film with its caption. */
  function film(figure: Element, caption: string): readonly Element[] {
    const poster = find(figure, isTag('img'));
    const file = textProperty(find(figure, isTag('video')) ?? figure, 'src');
    return [
      element('p', {}, poster ? [...write(poster)] : []),
      element('p', {}, [link(file, text(`Film: ${caption}`))]),
    ];
  }

  function admonition({ children }: Element): readonly Element[] {
    const [title, ...content] = children.filter((child) => child.type === 'element');
    const name = title ? textOf(title).trim() : '';
    const heading = label(name.charAt(0).toUpperCase() + name.slice(1));
    return [element('blockquote', {}, [heading, ...content.flatMap(write)])];
  }

  /** Markdown has no links inside code: writes the code, then the links. */
  function linkedCode(code: Element, links: readonly Element[]): readonly ElementContent[] {
    const whole = element('code', {}, [text(textOf(code))]);
    const targets = new Map(links.map((part) => [textOf(part), textProperty(part, 'href')]));
    const only = targets.size === 1 ? targets.get(textOf(code)) : undefined;
    if (only !== undefined) {
      return [link(only, whole)];
    }
    const list = [...targets].flatMap(([name, href], index) => [
      text(index === 0 ? ' (' : ', '),
      link(href, text(name)),
    ]);
    return [whole, ...list, text(')')];
  }

  function write(node: ElementContent): readonly ElementContent[] {
    if (node.type !== 'element') {
      return node.type === 'text' ? [node] : [];
    }
    const { tagName, properties, children } = node;
    // The site's components are identified by their attributes.
    const { dataBadge, dataCode, dataDemo, dataFilm, dataSample } = properties;
    if (tagName === 'wbr' || isLeftOut(node)) {
      return [];
    }
    if (typeof dataCode === 'string') {
      return codeBlock(node, dataCode);
    }
    if (typeof dataDemo === 'string') {
      return demo(node, dataDemo);
    }
    if (typeof dataSample === 'string') {
      return [label(`${dataSample}:`), ...children.flatMap(write)];
    }
    if (typeof dataFilm === 'string') {
      return film(node, dataFilm);
    }
    if (dataBadge !== undefined) {
      return [text('('), ...children.flatMap(write), text(')')];
    }
    if (hasClass(node, 'theme-admonition')) {
      return admonition(node);
    }
    const href = tagName === 'a' ? property(node, 'href') : null;
    if (href !== null) {
      const content = children.flatMap(write);
      // A link to itself is useless where there is nothing to click.
      const isSelf = href.startsWith('#') && href.slice(1) === property(node, 'id');
      return isSelf ? content : [link(href, ...content)];
    }
    if (tagName === 'img') {
      const source = textProperty(node, 'src');
      const isInline = source.startsWith('data:');
      // The side that phones show first (`followPan`) means nothing elsewhere.
      const src = isInline ? page.publishPicture(source) : absolute(source.replace(/#.*$/, ''));
      return [element('img', { src, alt: textProperty(node, 'alt') }, [])];
    }
    const links = tagName === 'code' ? findAll(node, isTag('a')) : [];
    if (links.length > 0) {
      return linkedCode(node, links);
    }
    const name = tagName === 'figcaption' ? 'p' : tagName;
    return [element(name, properties, children.flatMap(write))];
  }

  return nodes.flatMap(write);
}
