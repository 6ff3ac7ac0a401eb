import type { Element, ElementContent } from 'hast';

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

/** Writes what stands inside a part. */
export type Rewrite = (nodes: readonly ElementContent[]) => ElementContent[];

/** How one kind of part is written; nothing a rule returns is looked at again. */
export interface Rule {
  readonly fits: (part: Element) => boolean;
  readonly write: (part: Element, page: PageContext, rewrite: Rewrite) => readonly ElementContent[];
}
