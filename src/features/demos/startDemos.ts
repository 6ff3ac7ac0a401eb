import { defineElement, delegate, isPlainClick } from '../../islands';
import { DemoElement, type DrawFile } from './demoElement';
import { DEMO_TAG } from './element';

const TOOL = `${DEMO_TAG} [data-demo-tool]`;
/** The source as the page shows it; an editor takes its place. */
const SOURCE = `${DEMO_TAG} pre`;

function demoOf(element: Element): DemoElement | null {
  const demo = element.closest(DEMO_TAG);
  return demo instanceof DemoElement ? demo : null;
}

function scrollToDemo(): void {
  document.querySelectorAll(DEMO_TAG).forEach((demo) => demoOf(demo)?.scrollWhenMeant());
}

/** Makes the demos of the page work; `loadDrawing` loads what draws a file as a block of code. */
export function startDemos(loadDrawing: () => Promise<DrawFile>): void {
  DemoElement.loadDrawing = loadDrawing;
  defineElement(DEMO_TAG, DemoElement);
  for (const type of ['pointerover', 'focusin'] as const) {
    delegate(type, TOOL, (tool) => demoOf(tool)?.prepare(tool));
  }
  delegate('click', `${TOOL}, ${SOURCE}`, (target, event) => {
    const tool = target.matches(TOOL) ? target : null;
    // Whoever selects code wants to copy it.
    if (isPlainClick(event) && (tool || window.getSelection()?.isCollapsed !== false)) {
      demoOf(target)?.use(tool, event);
    }
  });
  delegate('keydown', SOURCE, (source, event) => {
    const isText = /^(Enter|\S)$/.test(event.key) && !event.ctrlKey && !event.metaKey;
    if (event.target === source && isText) {
      event.preventDefault();
      demoOf(source)?.use(null, event);
    }
  });
  window.addEventListener('hashchange', scrollToDemo);
  // The address stays the same where a link to the demo is followed a second time.
  delegate('click', 'a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.href === window.location.href) {
      scrollToDemo();
    }
  });
}
