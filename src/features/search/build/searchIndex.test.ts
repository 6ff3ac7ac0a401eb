/** @jest-environment node */
import { createEngine } from '../engine';
import { parseQuery } from '../query';
import { packPages } from '.';
import { checkKeywords } from './keywords';
import { indexSection, type SearchPage } from './readSearchPage';

function section(heading: string, text: string, code = '', isRow = false) {
  return indexSection({ heading, anchor: heading.toLowerCase(), isRow, text, code });
}

function page(path: string, title: string, sections: SearchPage['sections']) {
  const top = { ...section(title, `About ${title}.`), anchor: '' };
  return {
    path,
    title,
    label: title,
    trail: 'Group',
    textFile: title,
    keywords: new Map<string, readonly string[]>(),
    sections: [top, ...sections],
  };
}

const engine = (() => {
  const packed = packPages([
    page('/core/layout/', 'Dashboard Layout', [
      section('Header', 'Replace the header of the frame.', 'const slotProps = {}; <AppTitle />'),
      section('Next steps', 'Read about the header and the sidebar.'),
    ]),
    page('/core/api/layout/', 'DashboardLayout API', [section('header', 'The header.', '', true)]),
    page('/core/dialogs/', 'useDialogs', [section('Prompt', 'Ask for a text in a dialog.')]),
    page('/core/deploy/', 'Build', [section('Below a path', 'Install it on a server.')]),
  ]);
  const created = createEngine(JSON.parse(JSON.stringify(packed.pages)) as typeof packed.pages);
  created.addText(packed.text);
  return created;
})();

const find = (query: string) => engine.search(parseQuery(query), engine.knows);
const paths = (query: string) => find(query).map((found) => found.page.path);

describe('the search engine', () => {
  it.each(['dashboard layout', 'DashboardLayout', 'dashb', 'layout dashbord', 'dahsboard'])(
    'ranks the guide first, then its reference: %s',
    (query) => {
      expect(paths(query).slice(0, 2)).toEqual(['/core/layout/', '/core/api/layout/']);
    },
  );

  it.each(['useDialogs', 'useDial', 'dialog', 'modal', 'dailogs'])(
    'finds the hook: %s',
    (query) => {
      expect(paths(query)[0]).toBe('/core/dialogs/');
    },
  );

  it('ignores everything beyond the length limit of a query', () => {
    const endless = 'dashboard dialogs '.repeat(6_000);
    expect(parseQuery(endless)).toEqual(parseQuery(endless.slice(0, 200)));
  });

  it('finds names in code by prefix', () => {
    expect(paths('slotPr')[0]).toBe('/core/layout/');
    expect(paths('const')).toEqual([]);
  });

  it('matches other forms of a word', () => {
    expect(paths('installation')).toEqual(['/core/deploy/']);
  });

  it('ranks the matching section above “Next steps”, which only mentions it', () => {
    const [layout] = find('dashboard header');
    const headings = layout?.hits.map((hit) => hit.section.heading);
    expect(headings?.[0]).toBe('Header');
  });

  it('ignores stop words', () => {
    expect(paths('how do I use the prompt')).toEqual(['/core/dialogs/']);
    expect(paths('the')).toEqual([]);
    expect(paths('  …  ')).toEqual([]);
  });

  it('guesses only words that are spelled so nowhere', () => {
    expect(paths('promtp')).toEqual(['/core/dialogs/']);
    const { terms } = find('build')[0]?.hits[0] ?? {};
    expect([...(terms ?? [])]).toEqual(['build']);
    expect(paths('xqzzvw')).toEqual([]);
  });

  it('puts an exact heading first', () => {
    expect(find('prompt')[0]?.hits[0]?.section.anchor).toBe('prompt');
  });
});

describe('keywords', () => {
  const layout = page('/core/layout/', 'Layout', [section('Header', 'Replace the header.')]);
  const check = (keywords: Record<string, readonly string[]>) =>
    checkKeywords({ ...layout, keywords: new Map(Object.entries(keywords)) });

  it('are accepted if neither the page nor the section has them', () => {
    expect(check({ '': ['app bar', 'shell'], header: ['layout'] })).toEqual([]);
  });

  it.each([
    ['the page has it', { '': ['Headers'] }, 'keywords: the text already has "Headers"'],
    [
      'the section has it',
      { header: ['replace'] },
      'keywords#header: the text already has "replace"',
    ],
    [
      'there is no such section',
      { footer: ['x'] },
      'keywords#footer: the page has no such section',
    ],
  ])('are refused if %s', (_why, keywords, problem) => {
    expect(check(keywords)).toEqual([`/core/layout/: ${problem}`]);
  });
});
