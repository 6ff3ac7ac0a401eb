import { registerUnsavedWork } from '../../recovery';
import { DEMO_TAG } from './element';

/** A running demo, which a reload would restart. */
const DEMO = 'tp-island[name="demo"]';
const CHANGED = 'data-changed';

function mark(element: Element | null, isChanged = true): void {
  (element?.closest(DEMO_TAG) ?? element)?.toggleAttribute(CHANGED, isChanged);
}

function noticeUse({ target }: Event): void {
  if (target instanceof Element) {
    const reset = target.closest('[data-demo-tool="reset"]');
    mark(reset ?? target.closest(DEMO), reset === null);
  }
}

function watchFrame(frame: EventTarget | null): void {
  if (frame instanceof HTMLIFrameElement && frame.closest(DEMO_TAG)) {
    const markFrame = (): void => mark(frame);
    frame.contentDocument?.addEventListener('input', markFrame, { capture: true });
    frame.contentDocument?.addEventListener('click', markFrame, { capture: true });
  }
}

/** Demos that the reader edits or uses, even in frames, are unsaved work until reset (spec 7.2). */
export function watchUsedDemos(): void {
  document.addEventListener('input', noticeUse, { capture: true });
  document.addEventListener('click', noticeUse, { capture: true });
  document.addEventListener('load', ({ target }) => watchFrame(target), { capture: true });
  registerUnsavedWork(() => document.querySelector(`${DEMO_TAG}[${CHANGED}]`) !== null);
}
