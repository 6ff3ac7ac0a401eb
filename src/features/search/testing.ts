import { packPostings, type Posting } from './postings';
import type { PackedPage, PackedShard } from './shard';

/** Terms of the sections of {@link SHARD}, by their number. */
const TERMS: Readonly<Record<string, readonly number[]>> = {
  frame: [0],
  header: [1],
  prompt: [3],
  sidebar: [2],
  text: [3],
};

const PAGES: readonly PackedPage[] = [
  [
    '/toolpad/core/layout/',
    'Dashboard Layout',
    '',
    'Components',
    'layout.json',
    ['Dashboard Layout', 'Header', 'Sidebar'],
    ['', '~', '~'],
  ],
  ['/toolpad/core/dialogs/', 'useDialogs', '', 'Utils', 'dialogs.json', ['useDialogs'], ['']],
];

function postingsOf(sections: readonly number[]): Posting[] {
  return sections.map((section) => ({ section, count: 1 }));
}

/** The index shard of two pages. */
export const SHARD: PackedShard = {
  pages: PAGES,
  lengths: '50505050',
  ...packPostings(
    new Map(Object.entries(TERMS).map(([term, sections]) => [term, postingsOf(sections)])),
  ),
};

/** The files of a site with that shard for Toolpad Core and an empty one for Toolpad Studio. */
export const SITE: Readonly<Record<string, unknown>> = {
  'search-index.json': { 'toolpad-core': 'core.json', 'toolpad-studio': 'studio.json' },
  'core.json': SHARD,
  'studio.json': {
    ...SHARD,
    pages: [
      ['/toolpad/studio/grid/', 'Data Grid', '', 'Components', 'grid.json', ['Data Grid'], ['']],
    ],
    terms: '',
  },
  'layout.json': ['Gives a frame.', 'Replace the header.', 'Hide the sidebar.'],
  'dialogs.json': ['Ask with a prompt.'],
};

/**
 * Stands for the server, below `/toolpad/`: a text is answered as HTML, anything else as JSON, and
 * what is not there with status 404.
 *
 * @returns a function that returns the requested URLs
 */
export function serve(files: Readonly<Record<string, unknown>>): () => readonly string[] {
  const asked: string[] = [];
  const answer = (address: string): Promise<Pick<Response, 'ok' | 'status' | 'json'>> => {
    asked.push(address);
    const file = files[address.replace('/toolpad/', '')];
    return Promise.resolve({
      ok: file !== undefined,
      status: file === undefined ? 404 : 200,
      json: () =>
        Promise.resolve().then((): unknown =>
          typeof file === 'string' ? JSON.parse(file) : structuredCloneOf(file),
        ),
    });
  };
  Object.assign(globalThis, { fetch: answer });
  return () => asked;
}

function structuredCloneOf(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file));
}
