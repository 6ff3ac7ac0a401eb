import { defineElement, delegate, isPlainClick } from '../../dom';
import { DemoElement } from './demoElement';
import type { DrawFile } from './demoHost';
import { DEMO_TAG } from './element';
import { watchUsedDemos } from './usedDemos';

const TOOL = `${DEMO_TAG} [data-demo-tool]`;
/** The static source; the editor replaces it. */
const SOURCE = `${DEMO_TAG} pre`;

function demoOf(element: Element): DemoElement | null {
  const demo = element.closest(DEMO_TAG);
  return demo instanceof DemoElement ? demo : null;
}

function scrollToDemo(): void {
  document.querySelectorAll(DEMO_TAG).forEach((demo) => demoOf(demo)?.scrollIfLinked());
}

/** Makes demos interactive; `loadDrawing` loads the code block renderer. */
export function startDemos(loadDrawing: () => Promise<DrawFile>): void {
  DemoElement.loadDrawing = loadDrawing;
  // Before demos add their frames.
  watchUsedDemos();
  defineElement(DEMO_TAG, DemoElement);
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, TOOL, (tool) => demoOf(tool)?.prepare(tool));
  }
  delegate('click', `${TOOL}, ${SOURCE}`, (target, event) => {
    const tool = target.matches(TOOL) ? target : null;
    // Don't open the editor when the reader is selecting code.
    if (isPlainClick(event) && (tool || window.getSelection()?.isCollapsed !== false)) {
      demoOf(target)?.use(tool, event);
    }
  });
  delegate('keydown', SOURCE, (source, event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    const isText = /^(Enter|\S)$/.test(event.key) && !isShortcut;
    if (event.target === source && isText) {
      event.preventDefault();
      demoOf(source)?.use(null, event);
    }
  });
  window.addEventListener('hashchange', scrollToDemo);
  // Following the same link twice fires no `hashchange`.
  delegate('click', 'a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.href === window.location.href) {
      scrollToDemo();
    }
  });
}
