/** A running demo, which a reload would restart. */
const DEMO = 'tp-island[name="demo"]';
const DEMO_FIGURE = 'tp-demo';
const CHANGED = 'data-changed';

/** Unsent text in these fields counts as unsaved. */
const DRAFT = 'textarea:not([readonly])';
/** These only count while focused, such as the search field. */
const FIELD = 'input:is([type="text"], [type="search"], :not([type]))';

function markChanged(element: Element | null, isChanged = true): void {
  (element?.closest(DEMO_FIGURE) ?? element)?.toggleAttribute(CHANGED, isChanged);
}

function noticeChange({ target }: Event): void {
  if (target instanceof Element) {
    const reset = target.closest('[data-demo-tool="reset"]');
    markChanged(reset ?? target.closest(DEMO), reset === null);
  }
}

function watchFrame(frame: EventTarget | null): void {
  if (frame instanceof HTMLIFrameElement && frame.closest(DEMO_FIGURE)) {
    const mark = (): void => markChanged(frame);
    frame.contentDocument?.addEventListener('input', mark, { capture: true });
    frame.contentDocument?.addEventListener('click', mark, { capture: true });
  }
}

/** Marks demos that the reader interacts with, even in frames, until their reset (spec 7.2). */
export function watchDemos(): void {
  document.addEventListener('input', noticeChange, { capture: true });
  document.addEventListener('click', noticeChange, { capture: true });
  document.addEventListener('load', ({ target }) => watchFrame(target), { capture: true });
  document.querySelectorAll('iframe').forEach(watchFrame);
}

function hasText(field: Element): boolean {
  return 'value' in field && typeof field.value === 'string' && field.value.trim() !== '';
}

/**
 * Whether a reload would lose something (spec 7.2): a draft, text being typed, a changed demo, or
 * an element marked `data-unsent`.
 */
export function hasUnsavedWork(): boolean {
  const focused = document.activeElement;
  return (
    document.querySelector(`[data-unsent], [${CHANGED}]`) !== null ||
    [...document.querySelectorAll(DRAFT)].some(hasText) ||
    (focused !== null && focused.matches(FIELD) && hasText(focused))
  );
}
