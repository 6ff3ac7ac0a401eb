import { defineElement, delegate, isPlainClick } from '../../islands';
import { DemoElement, type DrawFile } from './demoElement';
import { DEMO_TAG } from './element';

const TOOL = `${DEMO_TAG} [data-demo-tool]`;
/** The source as the page shows it; an editor takes its place. */
const SOURCE = `${DEMO_TAG} pre`;

function demoOf(tool: Element): DemoElement | null {
  const demo = tool.closest(DEMO_TAG);
  return demo instanceof DemoElement ? demo : null;
}

function scrollToDemo(): void {
  document.querySelectorAll(DEMO_TAG).forEach((demo) => demoOf(demo)?.scrollWhenMeant());
}

/**
 * Makes the demos of the page work.
 *
 * @param loadDrawing loads what draws a file as a block of code
 */
export function startDemos(loadDrawing: () => Promise<DrawFile>): void {
  DemoElement.loadDrawing = loadDrawing;
  defineElement(DEMO_TAG, DemoElement);
  delegate('pointerover', TOOL, (tool) => demoOf(tool)?.prepare(tool));
  delegate('focusin', TOOL, (tool) => demoOf(tool)?.prepare(tool));
  delegate('click', TOOL, (tool, event) => {
    if (isPlainClick(event)) {
      demoOf(tool)?.use(tool, event);
    }
  });
  delegate('click', SOURCE, (source, event) => {
    // Whoever selects wants to copy.
    if (isPlainClick(event) && window.getSelection()?.isCollapsed !== false) {
      demoOf(source)?.use(null, event);
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
