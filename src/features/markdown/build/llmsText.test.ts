/** @jest-environment node */
import { PRODUCTS } from '../../../site';
import { llmsFullText, llmsText, type SiteTexts } from './llmsText';
import { pictureFile } from './markdownPage';

const CORE = {
  product: PRODUCTS[0],
  tree: [
    {
      pathname: '/toolpad/core/intro-group',
      title: 'Introduction',
      children: [
        { pathname: '/toolpad/core/start', title: 'Start' },
        { pathname: '/toolpad/core/support', title: 'Support' },
      ],
    },
    {
      pathname: '/toolpad/core/api-group',
      title: 'APIs',
      children: [{ pathname: '/toolpad/core/api/account', title: 'Account' }],
    },
  ],
};

function siteOf(addresses: readonly string[]): SiteTexts {
  const markdownPages = addresses.map((address) => {
    const title = `Title of ${address}`;
    return [
      address,
      { title, description: 'A sentence.', markdown: `# ${title}\n`, pictures: [] },
    ] as const;
  });
  return {
    siteUrl: 'https://docs.example',
    baseUrl: '/toolpad/',
    versions: { 'toolpad-core': '1.2.3', 'toolpad-studio': '4.5.6' },
    trees: [CORE],
    markdownPages: new Map(markdownPages),
  };
}

const ADDRESSES = [
  '',
  'core/',
  'core/start/',
  'core/support/',
  'core/api/',
  'core/api/account/',
].map((address) => `/toolpad/${address}`);

function sectionsOf(text: string): Readonly<Record<string, readonly string[]>> {
  const sections = text.split(/^## /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => [
      section.split('\n')[0] ?? '',
      [...section.matchAll(/\]\(https:\/\/docs\.example\/toolpad\/([^)]*)\)/g)].map(
        ([, address]) => address ?? '',
      ),
    ]),
  );
}

describe('llms.txt', () => {
  it('begins with a name, a summary and the versions', () => {
    const text = llmsText(siteOf(ADDRESSES));
    expect(text).toMatch(/^# Toolpad\n\n> Documentation of two products/);
    expect(text).toContain('**Toolpad Core** v1.2.3: ');
  });

  it('lists every page once, by section in the order of the tree', () => {
    expect(sectionsOf(llmsText(siteOf(ADDRESSES)))).toEqual({
      'Full text': ['core/llms-full.txt'],
      'Toolpad Core: Introduction': ['core/start/index.md'],
      'Toolpad Core: APIs': ['core/api/account/index.md'],
      Optional: ['index.md', 'core/index.md', 'core/support/index.md', 'core/api/index.md'],
    });
  });

  it('describes each page', () => {
    expect(llmsText(siteOf(ADDRESSES))).toContain(
      '\n- [Title of /toolpad/core/start/](https://docs.example/toolpad/core/start/index.md): A sentence.\n',
    );
  });

  it('fails if a page of the tree has no Markdown, and names it', () => {
    expect(() => llmsText(siteOf(ADDRESSES.slice(0, 2)))).toThrow('/toolpad/core/start/');
  });
});

describe('llms-full.txt', () => {
  it('contains every page of the product once, overviews before their pages', () => {
    const text = llmsFullText(siteOf(ADDRESSES), CORE);
    expect([...text.matchAll(/^# Title of (.*)$/gm)].map(([, address]) => address)).toEqual(
      ['core/', 'core/start/', 'core/support/', 'core/api/', 'core/api/account/'].map(
        (address) => `/toolpad/${address}`,
      ),
    );
    expect(text).toContain('All 5 pages of Toolpad Core v1.2.3.');
  });
});

describe('a picture that is inlined in a page', () => {
  it('is the same file wherever it is linked from', () => {
    const picture = pictureFile('data:image/webp;base64,UklGRg==');
    expect(pictureFile('data:image/webp;base64,UklGRg==').file).toBe(picture.file);
    expect(picture.file).toMatch(/^assets\/markdown\/[0-9a-f]{16}\.webp$/);
    expect(String(picture.data)).toBe('RIFF');
  });

  it('must be an image', () => {
    expect(() => pictureFile('data:text/html,hello')).toThrow('data:text/html,hello');
  });
});
