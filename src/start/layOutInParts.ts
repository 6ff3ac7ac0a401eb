/** What {@link layOutInParts} is told; it reaches the page as JSON. */
export interface PartsOptions {
  /** The attribute of `<html>` that counts the parts that are laid out. */
  readonly attribute: string;
  /** How many parts there are; the last one is all that is left. */
  readonly parts: number;
}

export const PARTS: PartsOptions = { attribute: 'data-parts', parts: 15 };

/** How many of a page's blocks make a part: more than a phone shows. */
const BLOCKS_A_PART = 8;

/** What a block that is not laid out takes, in px: what most of them have. */
const BLOCK_SIZE = 90;

/**
 * Lays a page out part by part. What no screen shows at first would keep a phone busy before it shows
 * anything, so it waits until the page has loaded; a reader who is there first finds it all the same,
 * because the browser lays out what nears the screen. Where the browser scrolls by itself, to a section
 * or to where the reader was, all is laid out at once: it needs to know where things stand.
 *
 * The function is written into the head of each page as text (`START_SCRIPTS`), so it uses nothing from
 * outside; the rules that belong to it are {@link partsStyleSheet}.
 */
export function layOutInParts({ attribute, parts }: PartsOptions): void {
  const root = document.documentElement;
  let part = 1;

  function whenIdle(task: () => void): void {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(task);
    } else {
      setTimeout(task, 50);
    }
  }

  function layOutNext(): void {
    part += 1;
    if (part < parts) {
      root.setAttribute(attribute, String(part));
      whenIdle(layOutNext);
    } else {
      root.removeAttribute(attribute);
    }
  }

  const [visit] = performance.getEntriesByType('navigation');
  const isFirst = visit !== undefined && 'type' in visit && visit.type === 'navigate';
  if (isFirst && location.hash === '') {
    root.setAttribute(attribute, String(part));
    window.addEventListener('load', () => {
      whenIdle(layOutNext);
    });
  }
}

/** The rules by which blocks wait for {@link layOutInParts}; on paper none does. */
export function partsStyleSheet(): string {
  const selectors = Array.from({ length: PARTS.parts - 1 }, (_, index) => {
    const part = index + 1;
    return `[${PARTS.attribute}='${part}'] .markdown > :nth-child(n + ${part * BLOCKS_A_PART + 1})`;
  });
  const rules = `content-visibility: auto; contain-intrinsic-block-size: auto ${BLOCK_SIZE}px;`;
  return `@media screen { ${selectors.join(', ')} { ${rules} } }`;
}
