import type { PackedPage } from './packedPage';

const CORE: readonly PackedPage[] = [
  {
    path: '/toolpad/core/layout/',
    title: 'Dashboard Layout',
    trail: 'Components',
    textFile: 'layout',
    sections: '1\t\tshell\n1Header\n1Sidebar',
  },
  {
    path: '/toolpad/core/dialogs/',
    title: 'useDialogs',
    trail: 'Utils',
    textFile: 'dialogs',
    sections: '1',
  },
];

/** The index of Toolpad Core. */
export const CORE_FILES: Readonly<Record<string, unknown>> = {
  'search-toolpad-core.json': { terms: 'core', pages: CORE },
  'assets/search/core.json': JSON.stringify('frame 01\nprompt 31\nreplace 11\ntext 31'),
};

/** A site's files: two pages of Toolpad Core, and one page without text of Toolpad Studio. */
export const SITE: Readonly<Record<string, unknown>> = {
  ...CORE_FILES,
  'search-toolpad-studio.json': {
    terms: 'studio',
    pages: [
      {
        path: '/toolpad/studio/grid/',
        title: 'Data Grid',
        trail: 'Components',
        textFile: 'grid',
        sections: '0',
      },
    ],
  },
  'assets/search/studio.json': JSON.stringify(''),
  'assets/search/layout.json': ['Gives a frame.', 'Replace the header.', 'Hide the sidebar.'],
  'assets/search/dialogs.json': ['Ask with a prompt.'],
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
