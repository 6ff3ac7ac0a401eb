/** What a reader does in a browser, the same in every engine. */
export interface Reader {
  readonly engine: Engine;
  /** Opens a URL; resolves when the page has loaded. */
  open(url: string): Promise<void>;
  /** Sets the size of the page's viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; its arguments and its result are JSON. */
  run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The same in the document of a frame, of whatever origin; the selector finds the frame. */
  runInFrame<Args extends unknown[], Result>(
    frame: string,
    action: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses a key, with modifiers before it: `Control+k`, `Shift+Tab`. */
  press(keys: string): Promise<void>;
  /** Types text into what has the focus. */
  type(text: string): Promise<void>;
  /** Moves the mouse to a point of the viewport. */
  moveTo(x: number, y: number): Promise<void>;
  /** Clicks at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Goes back in the history; the page may still have to load. */
  back(): Promise<void>;
  /** Loads the page again. */
  reload(): Promise<void>;
  /**
   * The text of the printed page, without white space, which lines that wrap change. WebKitGTK's driver cannot print; there, it is
   * the text that shows while the rules for print apply.
   */
  print(): Promise<string>;
}

/** A browser, which readers use one after the other. */
export interface EngineBrowser {
  /** Welcomes a reader, who has a profile and a window of their own. */
  newReader(): Promise<Reader>;
  /** Says goodbye to the reader. */
  endReader(): Promise<void>;
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** The browser's font size, in CSS pixels. WebKitGTK's browser has no such setting. */
  readonly fontSize: number;
  /** The port of a proxy on this machine that answers for every host but `localhost`. */
  readonly proxyPort: number;
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** The size of a window that nobody has changed. */
export const WINDOW = { width: 1280, height: 800 } as const;

/** Splits `Control+k` into modifiers and the key. */
export function splitKeys(keys: string): { modifiers: readonly string[]; key: string } {
  const parts = keys.split(/\+(?=.)/);
  return { modifiers: parts.slice(0, -1), key: parts.at(-1) ?? '' };
}
