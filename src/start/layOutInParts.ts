/** What {@link layOutInParts} is told; it reaches the page as JSON. */
export interface PartsOptions {
  /** The attribute of `<html>` while some of the page waits. */
  readonly attribute: string;
  /** The attribute of blocks that need not wait any more. */
  readonly mark: string;
  /** Finds the blocks that wait at first. */
  readonly waiting: string;
  /** How many of them make a part. */
  readonly blocks: number;
  /** How long a part waits for a browser that is never idle, in ms. */
  readonly patience: number;
}

/** What makes a part: more than a phone shows. */
const BLOCKS_A_PART = 8;

export const PARTS: PartsOptions = {
  attribute: 'data-parts',
  mark: 'data-laid-out',
  waiting: `.markdown > :nth-child(n + ${BLOCKS_A_PART + 1})`,
  blocks: BLOCKS_A_PART,
  patience: 1000,
};

/** What a block that is not laid out takes, in px: what most of them have. */
const BLOCK_SIZE = 90;

/**
 * Lays a page out part by part. What no screen shows at first would keep a phone busy before it shows
 * anything, so it waits until the page has loaded; a reader who is there first finds it all the same,
 * because the browser lays out what nears the screen. Where the browser scrolls by itself, to a section
 * or to where the reader was, all is laid out at once: it needs to know where things stand.
 *
 * Each block is marked by itself: a change at `<html>` has the browser look at the whole page once more.
 *
 * The function is written into the head of each page as text (`START_SCRIPTS`), so it uses nothing from
 * outside; the rules that belong to it are {@link partsStyleSheet}.
 */
export function layOutInParts({ attribute, mark, waiting, blocks, patience }: PartsOptions): void {
  const root = document.documentElement;
  let marked = 0;

  function whenIdle(task: () => void): void {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(task, { timeout: patience });
    } else {
      setTimeout(task, 50);
    }
  }

  function layOutNext(): void {
    const all = Array.from(document.querySelectorAll(waiting));
    marked += blocks;
    if (marked < all.length) {
      all.slice(marked - blocks, marked).forEach((block) => {
        block.setAttribute(mark, '');
      });
      whenIdle(layOutNext);
    } else {
      root.removeAttribute(attribute);
      all.forEach((block) => {
        block.removeAttribute(mark);
      });
    }
  }

  const [visit] = performance.getEntriesByType('navigation');
  const isFirst = visit !== undefined && 'type' in visit && visit.type === 'navigate';
  if (isFirst && location.hash === '') {
    root.setAttribute(attribute, '');
    window.addEventListener('load', () => {
      whenIdle(layOutNext);
    });
  }
}

/** The rules by which blocks wait for {@link layOutInParts}; on paper none does. */
export function partsStyleSheet(): string {
  const { attribute, mark, waiting } = PARTS;
  const rules = `content-visibility: auto; contain-intrinsic-block-size: auto ${BLOCK_SIZE}px;`;
  return `@media screen { [${attribute}] ${waiting}:not([${mark}]) { ${rules} } }`;
}
