/** @jest-environment node */
import { createEngine } from '../engine';
import { parseQuery } from '../query';
import { isShard } from '../shard';
import { packPages } from '.';
import type { SearchPage } from './searchPage';
import { indexSection } from './readSearchPage';

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
    textFile: `${title}.json`,
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
  const shard: unknown = JSON.parse(JSON.stringify(packed));
  if (!isShard(shard)) {
    throw new Error('packPages returned an invalid shard');
  }
  return createEngine(shard);
})();

const paths = (query: string) => engine.search(query).map((found) => found.page.path);

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
    const [layout] = engine.search('dashboard header');
    const headings = layout?.hits.map((hit) => hit.section.heading);
    expect(headings?.slice(0, 2)).toEqual(['Header', 'Next steps']);
  });

  it('ignores stop words', () => {
    expect(paths('how do I use the prompt')).toEqual(['/core/dialogs/']);
    expect(paths('the')).toEqual([]);
    expect(paths('  …  ')).toEqual([]);
  });

  it('suggests similar words for an unknown one', () => {
    expect(engine.search('prmtt')).toEqual([]);
    expect(engine.suggest('prmtt')).toBe('prompt');
    expect(engine.suggest('xqzzvw')).toBeNull();
  });
});
