import { announce, renewIsland } from '../../islands';
import { codeChoiceName } from '../../site/stylings';
import { translate } from '../../strings';
import type { DemoElement, DrawFile } from './demoElement';
import { loadFiles, loadShown, showMainLines } from './demoSource';
import { SAID_MS } from './element';
import type { DemoFile } from './registry';

export { loadFiles };

/** Puts the whole files in the place of the lines that matter, each with the sample it belongs to. */
function drawWhole(demo: DemoElement, files: readonly DemoFile[], draw: DrawFile): void {
  showMainLines(demo, false);
  demo.querySelectorAll<HTMLElement>('[data-sample]').forEach((sample) => {
    const model = sample.firstElementChild as Element;
    const choices = sample.dataset.shownFor?.split(' ');
    for (const file of files.filter((one) => choices?.includes(codeChoiceName(one)))) {
      const frame = draw(model, file);
      frame.toggleAttribute('data-whole', true);
      sample.append(frame);
    }
  });
}

async function expand(demo: DemoElement, button: HTMLElement): Promise<void> {
  const isExpanded = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const mark = (isNext: boolean): void => {
    button.setAttribute('aria-expanded', String(isNext));
    button.textContent = translate(isNext ? 'demo.collapse' : 'demo.expand');
  };
  mark(!isExpanded());
  showMainLines(demo, true);
  if (!isExpanded()) {
    return;
  }
  try {
    const { loadDrawing } = demo.constructor as typeof DemoElement;
    const [files, draw] = await Promise.all([loadFiles(demo), loadDrawing()]);
    if (isExpanded()) {
      drawWhole(demo, files, draw);
    }
  } catch (error) {
    mark(false);
    throw error;
  }
}

/** The component of the version that shows, as the reader has changed it. */
export async function sourceOf(demo: DemoElement): Promise<string> {
  return (await loadShown(demo))[0].full;
}

const resets = new WeakMap<DemoElement, number>();

function reset(demo: DemoElement, button: HTMLElement): void {
  const island = demo.querySelector('tp-island');
  demo.editing?.reset();
  if (island) {
    void renewIsland(island);
  } else {
    demo.openFrame();
  }
  const name = button.querySelector('[data-tool-name]') as Element;
  name.textContent = translate('demo.reset.done');
  button.dataset.state = 'done';
  announce(translate('demo.reset.said'));
  window.clearTimeout(resets.get(demo));
  const timer = window.setTimeout(() => {
    name.textContent = translate('demo.reset');
    button.dataset.state = 'idle';
    announce('');
  }, SAID_MS);
  resets.set(demo, timer);
}

/**
 * Does what a tool is for, or, without one, makes editors of the source; its cause says where to focus.
 *
 * @throws Error (as a rejection) when the source, or the code for it, cannot be loaded
 */
export async function useTool(
  demo: DemoElement,
  tool: HTMLElement | null,
  cause: Event,
): Promise<void> {
  switch (tool?.dataset.demoTool) {
    case 'reset':
      reset(demo, tool);
      break;
    case 'expand':
      await expand(demo, tool);
      break;
    case 'sandbox': {
      const [files, { openInSandbox }] = await Promise.all([loadShown(demo), import('./sandbox')]);
      const service = tool.textContent as 'StackBlitz' | 'CodeSandbox';
      openInSandbox(service, demo.dataset.title, files);
      break;
    }
    default: {
      const { editDemo } = await import('./editing');
      await editDemo(demo, cause);
    }
  }
}

/** Goes on with changes that the tab or the address brings, if it is this demo's. */
export async function resumeEditing(demo: DemoElement): Promise<void> {
  const { resumeEdits } = await import('./editing');
  resumeEdits(demo);
}
