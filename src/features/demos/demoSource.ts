import { codeChoiceName, type CodeChoice } from '../../site/stylings';
import type { DemoElement } from './demoElement';
import { loadDemoFiles, type DemoFile } from './registry';

type Files = readonly [DemoFile, ...DemoFile[]];

const loading = new WeakMap<DemoElement, Promise<readonly DemoFile[]>>();

/** A demo's files in all its versions, loaded once and retried after a failure. */
export function loadFiles(demo: DemoElement): Promise<readonly DemoFile[]> {
  const files = loading.get(demo) ?? loadDemoFiles(demo.dataset.id);
  loading.set(demo, files);
  files.catch(() => loading.delete(demo));
  return files;
}

/** The files of the version that shows, its component first, as they are published. */
export async function loadPublished(demo: DemoElement): Promise<Files> {
  const shown = codeChoiceName(demo.choice());
  const files = await loadFiles(demo);
  const [component, ...others] = files.filter((file) => codeChoiceName(file) === shown);
  if (!component) {
    throw new Error(`The source of "${demo.dataset.id}" holds no ${shown}`);
  }
  return [component, ...others];
}

/** The same, with what the reader has changed. */
export async function loadShown(demo: DemoElement): Promise<Files> {
  const files = await loadPublished(demo);
  const [component, ...others] = demo.editing?.apply(files) ?? files;
  return [component ?? files[0], ...others];
}

/** The part of a demo that shows the code of a version. */
export function sampleOf(demo: Element, choice: CodeChoice): HTMLElement | null {
  return demo.querySelector(`[data-sample][data-shown-for~="${codeChoiceName(choice)}"]`);
}

/** Shows or hides the main lines of all versions; the full files shown in their place are removed either way. */
export function showMainLines(demo: DemoElement, isShown: boolean): void {
  demo.querySelectorAll('[data-whole]:not([data-editing])').forEach((frame) => frame.remove());
  demo.querySelectorAll<HTMLElement>('[data-sample] > *').forEach((frame) => {
    frame.hidden = !isShown;
  });
}
