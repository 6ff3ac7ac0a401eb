import { announce } from '../../dom';
import { renewIsland } from '../../islands';
import { codeChoiceName } from '../../site/stylings';
import { translate } from '../../strings/all';
import type { DemoEdits, DemoHost, DrawFile } from './demoHost';
import { demoAnchor } from './demoAddress';
import { followServer } from './demoServer';
import { loadFiles, loadPublished, showMainLines } from './demoSource';
import { CONFIRMATION_MS } from './element';
import type { DemoFile, DemoVersion } from './registry';

/** Prepares a tool that the reader is about to use. */
export async function prepareTool(demo: DemoHost, tool: HTMLElement): Promise<void> {
  if (tool.dataset.demoTool === 'server') {
    followServer(demo, tool);
  } else {
    await loadFiles(demo.dataset.id);
  }
}

/** Replaces a URL of the time when links carried a reader's edits, and says so. */
export function dropOldEdits(demo: DemoHost): void {
  const anchor = demoAnchor(demo.name(), demo.choice());
  window.history.replaceState(window.history.state, '', `#${anchor}`);
  demo.showStatus('Links no longer carry changes, so this is the original demo.');
}

/** Replaces the highlights with the full files. */
function drawWhole(demo: DemoHost, files: readonly DemoFile[], draw: DrawFile): void {
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

async function expand(demo: DemoHost, button: HTMLElement): Promise<void> {
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
    const [files, draw] = await Promise.all([loadFiles(demo.dataset.id), demo.loadDrawing()]);
    if (isExpanded()) {
      drawWhole(demo, files, draw);
    }
  } catch (error) {
    mark(false);
    throw error;
  }
}

/** The visible version's files, with the reader's edits. */
async function loadShown(demo: DemoHost): Promise<DemoVersion> {
  const files = await loadPublished(demo.dataset.id, demo.choice());
  return demo.edits?.apply(files) ?? files;
}

/** The visible version's component, with the reader's edits. */
export async function sourceOf(demo: DemoHost): Promise<string> {
  return (await loadShown(demo))[0].full;
}

const resets = new WeakMap<DemoHost, number>();

function reset(demo: DemoHost, button: HTMLElement): void {
  const island = demo.querySelector('tp-island');
  demo.edits?.reset();
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
  }, CONFIRMATION_MS);
  resets.set(demo, timer);
}

/**
 * Runs a tool; `null` opens the editor, focused where `cause` hit the source.
 *
 * @throws Error (as a rejection) if the source or a module fails to load
 */
export async function useTool(
  demo: DemoHost,
  tool: HTMLElement | null,
  cause: Event,
): Promise<void> {
  switch (tool?.dataset.demoTool) {
    case 'reset':
      reset(demo, tool);
      break;
    case 'server':
      followServer(demo, tool);
      break;
    case 'expand':
      await expand(demo, tool);
      break;
    case 'sandbox': {
      const [files, { openInSandbox }] = await Promise.all([loadShown(demo), import('./sandbox')]);
      const service = tool.dataset.service === 'CodeSandbox' ? 'CodeSandbox' : 'StackBlitz';
      openInSandbox(service, demo.dataset.title, files);
      break;
    }
    default:
      await (await editsOf(demo)).edit(cause);
  }
}

async function editsOf(demo: DemoHost): Promise<DemoEdits> {
  const { openEditor } = await import('./editing');
  return (demo.edits ??= openEditor(demo));
}

/** Restores the edits that this browser has kept. */
export async function resumeEditing(demo: DemoHost): Promise<void> {
  (await editsOf(demo)).resume();
}
