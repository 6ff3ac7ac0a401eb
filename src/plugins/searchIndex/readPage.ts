import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { HEADING, INLINE, kindOf, VOID, type Kind } from './elementKind';

/** A heading of a page, or a row of a reference table, with the text below it. */
const sectionShape = z.object({
  /** The page's title for what stands above its first heading. */
  heading: z.string(),
  /** The anchor; empty for the top of the page. */
  anchor: z.string(),
  /** Whether it is a row of a table that has an anchor of its own, such as a prop. */
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

/**
 * Reads a finished page, or its main part: its title and its sections, in reading order.
 *
 * @param html of a page of the built site
 * @returns `null` when it is no documentation page
 */
export function readPage(html: string): SearchPage | null {
  const drafts: Draft[] = [];
  const stack: Kind[] = [];
  /** How deep the page's content lies; nothing outside of it is read. */
  let depth = 0;
  let isInside = false;
  let inTable = false;

  const open = (anchor: string, isRow: boolean) =>
    drafts.push({ heading: '', anchor, isRow, text: '', code: '' });
  const add = (kind: Kind | undefined, text: string) => {
    const draft = drafts.at(-1);
    if (!draft || kind === undefined || kind === 'skip') {
      return;
    }
    if (kind === 'code' || kind === 'code-frame') {
      draft.code += text;
    } else if (kind === 'heading' || kind === 'row-name') {
      draft.heading += text;
    } else {
      draft.text += text;
    }
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (!isInside) {
        isInside = /\btheme-doc-markdown\b/.test(attributes.class ?? '');
        stack.push('content');
        depth = stack.length;
        return;
      }
      if (VOID.has(name)) {
        add(stack.at(-1), name === 'wbr' ? '' : ' ');
        return;
      }
      let kind = kindOf(name, attributes, stack.at(-1) ?? 'skip');
      inTable ||= name === 'table';
      if (kind === 'heading' && HEADING.test(name)) {
        open(attributes.id ?? '', false);
      } else if (kind === 'content' && name === 'a' && inTable && attributes.id !== undefined) {
        open(attributes.id, true);
        kind = 'row-name';
      }
      if (name === 'figure' && attributes['aria-label'] !== undefined) {
        add(kind, ` ${attributes['aria-label']}. `);
      }
      stack.push(kind);
    },
    ontext(text) {
      if (isInside) {
        add(stack.at(-1), text);
      }
    },
    onclosetag(name) {
      if (VOID.has(name)) {
        return;
      }
      const kind = stack.pop();
      if (isInside && (kind === 'code-frame' || (kind === 'content' && !INLINE.has(name)))) {
        add(kind, ' ');
      }
      inTable &&= name !== 'table';
      isInside &&= stack.length >= depth;
    },
  });
  parser.end(html);

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
