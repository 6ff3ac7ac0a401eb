import type { Element } from 'hast';
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

/** How text is indexed. */
type Kind = 'text' | 'heading' | 'code';

/** Inline elements, which don't separate words. */
const INLINE = new Set('a abbr b code em i kbd span strong sub sup wbr'.split(' '));
const HEADING = /^h[1-4]$/;
const CODE = /^(?:pre|tp-code)$/;

function readSections(content: Element): readonly SectionText[] {
  const sections: SectionText[] = [];
  const add = (kind: Kind, text: string): void => {
    const section = sections.at(-1);
    if (section) {
      section[kind] += text;
    }
  };
  const read = (part: Element, outer: Kind, inTable: boolean): void => {
    const { tagName, children } = part;
    if (tagName === 'thead' || isLeftOut(part)) {
      return;
    }
    const isHeading = HEADING.test(tagName);
    const isRowName = inTable && tagName === 'a' && property(part, 'id') !== null;
    let kind = outer;
    if (outer === 'text' && (isHeading || isRowName)) {
      kind = 'heading';
      const anchor = textProperty(part, 'id');
      sections.push({ heading: '', anchor, isRow: isRowName, text: '', code: '' });
    } else if (outer === 'text' && CODE.test(tagName)) {
      kind = 'code';
    }
    if (tagName === 'figure' && property(part, 'ariaLabel') !== null) {
      add(kind, ` ${textProperty(part, 'ariaLabel')}. `);
    }
    for (const child of children) {
      if (child.type === 'text') {
        add(kind, child.value);
      } else if (child.type === 'element') {
        read(child, kind, inTable || tagName === 'table');
      }
    }
    if (!INLINE.has(tagName)) {
      add(kind, ' ');
    }
  };
  read(content, 'text', false);
  return sections;
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
  const sections = readSections(content).map(({ heading, text, code, ...section }) =>
    indexSection({ ...section, heading: tidy(heading), text: tidy(text), code: tidy(code) }),
  );
  const [first] = sections;
  return first ? { title: first.heading, sections } : null;
}
