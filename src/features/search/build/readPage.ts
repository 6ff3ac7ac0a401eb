import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { isLeftOut, property, textProperty } from '../../../site/hast';

/** How the search treats an element's content. */
type Kind = 'content' | 'skip' | 'code-frame' | 'code' | 'heading' | 'row-name';

/** Elements without content. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'link', 'meta']);
/** Inline elements, which do not separate words. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'span',
  'strong',
  'sub',
  'sup',
]);
const HEADING = /^h[1-4]$/;

/** The kind of an element from the kind of the one around it. */
function kindOf(part: Element, parent: Kind): Kind {
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
  return HEADING.test(tagName) ? 'heading' : parent;
}

/** A heading of a page, or a row of a reference table, with the text below it. */
const sectionShape = z.object({
  /** The heading; the page's title for the content above the first heading. */
  heading: z.string(),
  /** The anchor; empty for the top of the page. */
  anchor: z.string(),
  /** Whether it is a table row with its own anchor, such as a prop. */
  isRow: z.boolean(),
  /** What a reader reads, without code blocks. */
  text: z.string(),
  /** The code blocks. */
  code: z.string(),
});

/** A documentation page as search sees it. */
export const searchPageShape = z
  .object({ title: z.string(), sections: z.array(sectionShape.readonly()).readonly() })
  .readonly();

export type PageSection = z.infer<typeof sectionShape>;

export type SearchPage = z.infer<typeof searchPageShape>;

interface Draft {
  heading: string;
  readonly anchor: string;
  readonly isRow: boolean;
  text: string;
  code: string;
}

function tidy(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

/** Collects a page's content, section by section. */
class SectionReader {
  readonly drafts: Draft[] = [];

  private open(anchor: string, isRow: boolean): void {
    this.drafts.push({ heading: '', anchor, isRow, text: '', code: '' });
  }

  private add(kind: Kind, text: string): void {
    const draft = this.drafts.at(-1);
    if (!draft || kind === 'skip') {
      return;
    }
    if (kind === 'code' || kind === 'code-frame') {
      draft.code += text;
    } else if (kind === 'heading' || kind === 'row-name') {
      draft.heading += text;
    } else {
      draft.text += text;
    }
  }

  private kindOfPart(part: Element, parent: Kind, inTable: boolean): Kind {
    const kind = kindOf(part, parent);
    if (kind === 'heading' && HEADING.test(part.tagName)) {
      this.open(textProperty(part, 'id'), false);
    } else if (
      kind === 'content' &&
      inTable &&
      part.tagName === 'a' &&
      property(part, 'id') !== null
    ) {
      this.open(textProperty(part, 'id'), true);
      return 'row-name';
    }
    return kind;
  }

  read(nodes: readonly ElementContent[], parent: Kind = 'content', inTable = false): void {
    for (const node of nodes) {
      if (node.type === 'text') {
        this.add(parent, node.value);
      } else if (node.type === 'element' && VOID.has(node.tagName)) {
        this.add(parent, node.tagName === 'wbr' ? '' : ' ');
      } else if (node.type === 'element') {
        const { tagName, children } = node;
        const kind = this.kindOfPart(node, parent, inTable);
        if (tagName === 'figure' && property(node, 'ariaLabel') !== null) {
          this.add(kind, ` ${textProperty(node, 'ariaLabel')}. `);
        }
        this.read(children, kind, inTable || tagName === 'table');
        if (kind === 'code-frame' || (kind === 'content' && !INLINE.has(tagName))) {
          this.add(kind, ' ');
        }
      }
    }
  }
}

/**
 * Reads what search finds on a page: its title and its sections, in reading order.
 *
 * @param content the element that holds what the writer wrote
 * @returns `null` when there is no heading
 */
export function readSearchPage(content: Element): SearchPage | null {
  const reader = new SectionReader();
  reader.read(content.children);
  const { drafts } = reader;
  const [first] = drafts;
  if (!first) {
    return null;
  }
  return {
    title: tidy(first.heading),
    sections: drafts.map(({ heading, text, code, anchor, isRow }) => ({
      heading: tidy(heading),
      anchor,
      isRow,
      text: tidy(text),
      code: tidy(code),
    })),
  };
}
