import type { Element, ElementContent } from 'hast';
import { isLeftOut, property, textProperty } from '../../../build/tools/hast';
import { termsOf, termsOfWords } from '../tokens';

/** A heading or a row of a reference table, with its content. */
export interface PageSection {
  heading: string;
  /** Empty for the top of the page. */
  anchor: string;
  /** Whether it is a table row with an anchor, such as a prop. */
  isRow: boolean;
  /** The visible text, without code blocks. */
  text: string;
  code: string;
  /** The terms of the text, with duplicates. */
  words: string;
  /** Names in the code that are not in the text. */
  names: string;
}

/** A documentation page's searchable content. */
export interface SearchPage {
  readonly title: string;
  readonly sections: readonly Readonly<PageSection>[];
}

type SectionText = Omit<PageSection, 'words' | 'names'>;

/** How an element's text is indexed; `code-frame` is code whose elements are separate words. */
type Kind = 'text' | 'heading' | 'code' | 'code-frame' | 'skip';

/** Void elements. */
const VOID = new Set('br hr img input wbr col source link meta'.split(' '));
/** Inline elements, which don't separate words. */
const INLINE = new Set('a abbr b code em i kbd span strong sub sup'.split(' '));
const HEADING = /^h[1-4]$/;

function kindOf(part: Element, parent: Kind, inTable: boolean): Kind {
  const { tagName } = part;
  if (parent === 'skip' || tagName === 'thead' || isLeftOut(part)) {
    return 'skip';
  }
  if (parent === 'code' || tagName === 'pre') {
    return 'code';
  }
  if (parent === 'code-frame' || tagName === 'tp-code') {
    return 'code-frame';
  }
  const isRowName =
    parent === 'text' && inTable && tagName === 'a' && property(part, 'id') !== null;
  return HEADING.test(tagName) || isRowName ? 'heading' : parent;
}

class SectionReader {
  readonly sections: SectionText[] = [];

  private add(kind: Kind, text: string): void {
    const section = this.sections.at(-1);
    if (section && kind !== 'skip') {
      section[kind === 'code-frame' ? 'code' : kind] += text;
    }
  }

  read(nodes: readonly ElementContent[], parent: Kind = 'text', inTable = false): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        this.add(parent, node.value);
      } else if (node.type === 'element' && VOID.has(node.tagName)) {
        this.add(parent, node.tagName === 'wbr' ? '' : ' ');
      } else if (node.type === 'element') {
        this.readElement(node, parent, inTable);
      }
    }
  }

  private readElement(part: Element, parent: Kind, inTable: boolean): void {
    const { tagName, children } = part;
    const kind = kindOf(part, parent, inTable);
    const isHeading = HEADING.test(tagName);
    if (kind === 'heading' && (isHeading || parent === 'text')) {
      const anchor = textProperty(part, 'id');
      this.sections.push({ heading: '', anchor, isRow: !isHeading, text: '', code: '' });
    }
    if (tagName === 'figure' && property(part, 'ariaLabel') !== null) {
      this.add(kind, ` ${textProperty(part, 'ariaLabel')}. `);
    }
    this.read(children, kind, inTable || tagName === 'table');
    if (kind === 'code-frame' || (kind === 'text' && !INLINE.has(tagName))) {
      this.add(kind, ' ');
    }
  }
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Identifiers worth indexing: compound ones, such as `slotProps`, and capitalized ones. */
function namesInCode(code: string): string[] {
  const names = (code.match(NAME) ?? []).filter((name) => /\p{L}.*[\p{Lu}_]|^\p{Lu}/u.test(name));
  return names.flatMap((name) => termsOfWords(name)[0]?.[0] ?? []);
}

/** Max. indexed occurrences of a term per section; more don't make it more relevant. */
const MAX_COUNT = 4;

/** Adds the terms of a section. */
export function indexSection(section: Readonly<SectionText>): PageSection {
  const terms = termsOf(section.text).sort();
  const words = terms.filter((term, index) => term !== terms[index - MAX_COUNT]);
  const names = new Set(namesInCode(section.code).sort());
  terms.forEach((term) => names.delete(term));
  return { ...section, words: words.join(' '), names: [...names].join(' ') };
}

/** Extracts a page's title and sections from its content element; `null` if it has no heading. */
export function readSearchPage(content: Element): SearchPage | null {
  const reader = new SectionReader();
  reader.read(content.children);
  const sections = reader.sections.map(({ heading, text, code, ...section }) =>
    indexSection({ ...section, heading: tidy(heading), text: tidy(text), code: tidy(code) }),
  );
  const [first] = sections;
  return first ? { title: first.heading, sections } : null;
}
