import { fetchFile } from '../../islands';
import { codeChoiceName, type CodeChoice } from '../../site/stylings';
import type { DemoElement } from './demoElement';
import { entryOf, type DemoFile, type DemoVersion } from './registry';

type Files = readonly DemoFile[];

async function fetchFiles(id: string): Promise<Files> {
  const { sources } = await import('@generated/demos/default/sources');
  return await fetchFile(
    entryOf(sources, id),
    async (response) => (await response.json()) as Files,
  );
}

const loading = new WeakMap<DemoElement, Promise<Files>>();

/** A demo's files in all versions; cached, retried after a failure. */
export function loadFiles(demo: DemoElement): Promise<Files> {
  const files = loading.get(demo) ?? fetchFiles(demo.dataset.id);
  loading.set(demo, files);
  files.catch(() => loading.delete(demo));
  return files;
}

/** The published files of the visible version, the component first. */
export async function loadPublished(demo: DemoElement): Promise<DemoVersion> {
  const shown = codeChoiceName(demo.choice());
  const files = await loadFiles(demo);
  const [component, ...others] = files.filter((file) => codeChoiceName(file) === shown);
  if (!component) {
    throw new Error(`The source of "${demo.dataset.id}" does not contain ${shown}`);
  }
  return [component, ...others];
}

/** Like {@link loadPublished}, with the reader's edits. */
export async function loadShown(demo: DemoElement): Promise<DemoVersion> {
  const files = await loadPublished(demo);
  const [component = files[0], ...others] = demo.editing?.apply(files) ?? files;
  return [component, ...others];
}

/** The element that contains a version's code. */
export function sampleOf(demo: Element, choice: CodeChoice): HTMLElement | null {
  return demo.querySelector(`[data-sample][data-shown-for~="${codeChoiceName(choice)}"]`);
}

/** Shows or hides all versions' highlights; removes full files that replaced them. */
export function showMainLines(demo: DemoElement, isShown: boolean): void {
  demo.querySelectorAll('[data-whole]:not([data-editing])').forEach((frame) => frame.remove());
  demo.querySelectorAll<HTMLElement>('[data-sample] > *').forEach((frame) => {
    frame.hidden = !isShown;
  });
}
