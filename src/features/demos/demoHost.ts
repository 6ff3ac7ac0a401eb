import type { CodeChoice } from '../../site/stylings';
import type { DemoFile, DemoVersion } from './registry';

/** Renders a file as a code block, using an existing one as a template. */
export type DrawFile = (model: Element, file: DemoFile) => Element;

/** A demo's editors and what the reader changed in them; made by `openEditor`. */
export interface DemoEdits {
  /** Opens the editors if necessary, and focuses the place in the source that `cause` hit. */
  edit(cause: Event | null): Promise<void>;
  /** Opens the editors if this browser has kept edits of the chosen version (spec 3.6). */
  resume(): void;
  /** Undoes all edits of the chosen version. */
  reset(): void;
  /** A version's files with the edits. */
  apply(files: DemoVersion): DemoVersion;
}

/** A demo in a page, as its tools and its editors see it. */
export interface DemoHost extends HTMLElement {
  /** Set by `Demo`. */
  readonly dataset: DOMStringMap & Record<'id' | 'title' | 'stylings', string>;
  /** `null` until the demo is edited. */
  edits: DemoEdits | null;
  loadDrawing(): Promise<DrawFile>;
  /** The last part of the id. */
  name(): string;
  /** The version that the reader has chosen, or else the nearest. */
  choice(): CodeChoice;
  tool(name: string): HTMLElement;
  showCode(isShown: boolean): void;
  /** Shows a message in the toolbar, which is a live region. */
  showStatus(text: string): void;
  /** Starts or restarts a framed demo. */
  openFrame(): void;
}
