/** A piece of a type's text, with the address of what it names, where it names something. */
export interface TypePiece {
  readonly text: string;
  readonly href?: string;
}

/** One line of a reference table: a prop, a slot, a parameter, a member, a locale key. */
export interface ReferenceRow {
  readonly name: string;
  /** Its id in the page, unique there. */
  readonly anchor: string;
  readonly type: readonly TypePiece[];
  /** As the declarations state it; `null` where they state none. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  /** What to do instead, in Markdown; `null` for what is not deprecated. */
  readonly deprecation: string | null;
  /** Markdown. */
  readonly description: string;
}

/** A part of a reference page below its heading. Whatever is empty is left out. */
export interface ReferenceSection {
  readonly title: string;
  readonly anchor: string;
  readonly depth: 2 | 3;
  /** Markdown, shown first. */
  readonly text: string;
  /** TypeScript, shown as a code block. */
  readonly code: string;
  /** The type written out, with links. */
  readonly type: readonly TypePiece[];
  readonly rows: readonly ReferenceRow[];
}

/** A section with nothing in it but what is given. */
export function section(
  part: Pick<ReferenceSection, 'title' | 'anchor'> & Partial<ReferenceSection>,
): ReferenceSection {
  return { depth: 2, text: '', code: '', type: [], rows: [], ...part };
}
