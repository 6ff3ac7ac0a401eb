import type { ComponentType } from 'react';
import { fetchFile } from '../../islands';
import { type CodeStyling, type CodeVariant, DEFAULT_STYLING } from '../../site/stylings';

/** A file of a demo, as the build wrote it down. */
export interface DemoFile {
  /** Such as `DashboardLayoutBasic.js`. */
  readonly name: string;
  readonly language: 'tsx' | 'jsx' | 'css';
  readonly styling: CodeStyling;
  readonly variant: CodeVariant;
  /** The full file. */
  readonly full: string;
  /** The colours of its words, for those who show code. */
  readonly words: string;
}

/** The demo's own entry, or an error that names it. */
function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (!entry) {
    throw new Error(`There is no demo "${id}"`);
  }
  return entry;
}

/**
 * Loads a demo's component.
 *
 * @param id such as `core/react-dashboard-layout/DashboardLayoutBasic`
 * @throws Error (as a rejection) when there is no such demo, naming it
 */
export async function loadDemo(id: string): Promise<ComponentType> {
  const { demos } = await import('@generated/demos/default/registry');
  return (await entryOf(demos, id)()).default;
}

/**
 * Loads the files of a demo in all its versions.
 *
 * @param id of the demo as the system styles it
 * @throws Error (as a rejection) when there is no such demo, or its files do not come
 */
export async function loadDemoFiles(id: string): Promise<readonly DemoFile[]> {
  const { sources } = await import('@generated/demos/default/sources');
  return await fetchFile<readonly DemoFile[]>(
    entryOf(sources, id),
    async (response) => (await response.json()) as readonly DemoFile[],
  );
}

/**
 * The id of a demo in a styling: `core/react-account/tailwind/AccountBasic`.
 *
 * @param id of the demo as the system styles it
 */
export function styledDemoId(id: string, styling: CodeStyling): string {
  const slash = id.lastIndexOf('/');
  return styling === DEFAULT_STYLING ? id : `${id.slice(0, slash)}/${styling}${id.slice(slash)}`;
}
