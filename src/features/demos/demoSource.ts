import { fetchFile } from '../../recovery';
import { codeChoiceName, type CodeChoice } from '../../site/stylings';
import type { DemoElement } from './demoElement';
import { entryOf, type DemoFile, type DemoVersion } from './registry';

type Files = readonly DemoFile[];

const FIELDS = ['name', 'language', 'styling', 'variant', 'full', 'words'] as const;

/** Whether data is a demo's files, and not, for example, a captive portal's answer. */
function isFiles(data: unknown): data is Files {
  const isFile = (item: unknown): boolean => {
    const file = Object(item) as Partial<Record<keyof DemoFile, unknown>>;
    return FIELDS.every((field) => typeof file[field] === 'string');
  };
  return Array.isArray(data) && data.every(isFile);
}

async function fetchFiles(id: string): Promise<Files> {
  const { sources } = await import('@generated/demos/default/sources');
  return await fetchFile(entryOf(sources, id), async (response) => {
    const data: unknown = await response.json();
    if (!isFiles(data)) {
      throw new Error(`The response is not the source of "${id}"`);
    }
    return data;
  });
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
  return demo.editing?.apply(files) ?? files;
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
