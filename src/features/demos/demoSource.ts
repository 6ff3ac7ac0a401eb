import { fetchFile } from '../../recovery';
import { codeChoiceName, type CodeChoice } from '../../site/stylings';
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

const loading = new Map<string, Promise<Files>>();

/** A demo's files in all versions; cached, retried after a failure. */
export function loadFiles(id: string): Promise<Files> {
  const files = loading.get(id) ?? fetchFiles(id);
  loading.set(id, files);
  files.catch(() => loading.delete(id));
  return files;
}

/** The published files of a version, the component first. */
export async function loadPublished(id: string, choice: CodeChoice): Promise<DemoVersion> {
  const wanted = codeChoiceName(choice);
  const files = await loadFiles(id);
  const [component, ...others] = files.filter((file) => codeChoiceName(file) === wanted);
  if (!component) {
    throw new Error(`The source of "${id}" does not contain ${wanted}`);
  }
  return [component, ...others];
}

/** Shows or hides all versions' highlights; removes full files that replaced them. */
export function showMainLines(demo: Element, isShown: boolean): void {
  demo.querySelectorAll('[data-whole]:not([data-editing])').forEach((frame) => frame.remove());
  demo.querySelectorAll<HTMLElement>('[data-sample] > *').forEach((frame) => {
    frame.hidden = !isShown;
  });
}
