import type { IndexShard } from './shard';

export const SHARD: IndexShard = {
  pages: [
    {
      path: '/toolpad/core/layout/',
      title: 'Dashboard Layout',
      label: 'Dashboard Layout',
      trail: 'Components',
      textFile: 'layout.json',
      sections: [
        { heading: 'Dashboard Layout', anchor: '' },
        { heading: 'Header', anchor: 'header' },
        { heading: 'Sidebar', anchor: 'sidebar' },
      ],
    },
    {
      path: '/toolpad/core/dialogs/',
      title: 'useDialogs',
      label: 'useDialogs',
      trail: 'Utils',
      textFile: 'dialogs.json',
      sections: [{ heading: 'useDialogs', anchor: '' }],
    },
  ],
  words: ['frame', 'header', 'sidebar', 'prompt text'],
  names: ['', '', '', ''],
};

/** A site's files: {@link SHARD} for Toolpad Core, and one page without text for Toolpad Studio. */
export const SITE: Readonly<Record<string, unknown>> = {
  'search-index.json': { 'toolpad-core': 'core.json', 'toolpad-studio': 'studio.json' },
  'core.json': SHARD,
  'studio.json': {
    pages: [
      {
        path: '/toolpad/studio/grid/',
        title: 'Data Grid',
        label: 'Data Grid',
        trail: 'Components',
        textFile: 'grid.json',
        sections: [{ heading: 'Data Grid', anchor: '' }],
      },
    ],
    words: [''],
    names: [''],
  },
  'layout.json': ['Gives a frame.', 'Replace the header.', 'Hide the sidebar.'],
  'dialogs.json': ['Ask with a prompt.'],
};

/**
 * Mocks `fetch` below `/toolpad/`: serves strings verbatim, other values as JSON, and 404.
 *
 * @returns a function that returns the requested URLs
 */
export function serve(files: Readonly<Record<string, unknown>>): () => readonly string[] {
  const requests: string[] = [];
  const respond = (
    address: string,
  ): Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'json'>> => {
    requests.push(address);
    const file = files[address.replace('/toolpad/', '')];
    return Promise.resolve({
      ok: file !== undefined,
      status: file === undefined ? 404 : 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () =>
        Promise.resolve().then((): unknown =>
          typeof file === 'string' ? JSON.parse(file) : JSON.parse(JSON.stringify(file)),
        ),
    });
  };
  Object.assign(globalThis, { fetch: respond });
  return () => requests;
}
