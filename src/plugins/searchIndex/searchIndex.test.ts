/** @jest-environment node */
import { createEngine } from '../../search/engine';
import { parsePiece } from '../../search/piece';
import { packPages } from './packPages';
import { factsOf } from '../testingBuild';
import type { SearchPage } from './readPage';

const HTML = `<body><nav>Sidebar</nav><article><div class="theme-doc-markdown markdown">
<header><h1>Sign-in Page</h1></header><p class=lead>Lets users in.<div class=slot></div>
<figure aria-label="A form"><div data-markdown=skip><button>Reset</button></div><tp-code dir=ltr><div><span>Form.tsx</span>TSX</div>
<pre><code><span>const</span> <span>signInForm</span></code></pre></tp-code></figure>
<h2 id=providers class=anchor>Choose the <code>providers</code><a class=hash-link href=#providers>#</a></h2>
<p>GitHub, <b>Google</b>.<ul><li>One<li>Two</ul><label data-markdown=skip>npm</label><label data-markdown=skip>yarn</label>
<table><thead><tr><th>Prop<tbody><tr><td><a id=prop-onSignIn href=#prop-onSignIn><code>onSignIn</code></a><td>Called &amp; awaited</table>
</div><div><a href=#>Tell us</a></div></article><footer>Foot</footer></body>`;

describe('reading a finished page', () => {
  const page = factsOf(HTML).search;

  it('finds title and sections, rows of reference tables included', () => {
    expect(page?.title).toBe('Sign-in Page');
    expect(page?.sections.map(({ anchor, heading, isRow }) => [anchor, heading, isRow])).toEqual([
      ['', 'Sign-in Page', false],
      ['providers', 'Choose the providers', false],
      ['prop-onSignIn', 'onSignIn', true],
    ]);
  });

  it('takes what a reader reads, and neither controls nor what is around the page', () => {
    expect(page?.sections.map(({ text }) => text)).toEqual([
      'Lets users in. A form.',
      'GitHub, Google. One Two',
      'Called & awaited',
    ]);
  });

  it('keeps code apart from text', () => {
    expect(page?.sections[0]?.code).toBe('Form.tsx TSX const signInForm');
  });

  it('takes no page that is no documentation', () => {
    expect(factsOf('<h1>Not found</h1>').search).toBeNull();
  });
});

function section(heading: string, text: string, code = '', isRow = false) {
  return { heading, anchor: heading.toLowerCase(), isRow, text, code };
}

function page(path: string, title: string, sections: SearchPage['sections']) {
  const top = { heading: title, anchor: '', isRow: false, text: `About ${title}.`, code: '' };
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
  const piece = parsePiece(JSON.parse(JSON.stringify(packed)));
  if (!piece) {
    throw new Error('What was packed is no piece');
  }
  return createEngine(piece);
})();

const paths = (query: string) => engine.search(query).map((found) => found.page.path);

describe('finding', () => {
  it.each(['dashboard layout', 'DashboardLayout', 'dashb', 'layout dashbord', 'dahsboard'])(
    '%s: the guide first, then its reference',
    (query) => {
      expect(paths(query).slice(0, 2)).toEqual(['/core/layout/', '/core/api/layout/']);
    },
  );

  it.each(['useDialogs', 'useDial', 'dialog', 'modal', 'dailogs'])('%s: the hook', (query) => {
    expect(paths(query)[0]).toBe('/core/dialogs/');
  });

  it('finds names in code by their start', () => {
    expect(paths('slotPr')[0]).toBe('/core/layout/');
    expect(paths('const')).toEqual([]);
  });

  it('finds a word by its kin', () => {
    expect(paths('installation')).toEqual(['/core/deploy/']);
  });

  it('shows the section that answers, and signposts last', () => {
    const [layout] = engine.search('dashboard header');
    expect(layout?.hits.map((hit) => hit.section.heading)[0]).toBe('Header');
    expect(layout?.hits.at(-1)?.section.heading).not.toBe('Header');
  });

  it('words that say nothing count where nothing else is asked', () => {
    expect(paths('how do I use the prompt')).toEqual(['/core/dialogs/']);
    expect(paths('the')).toEqual([]);
    expect(paths('  …  ')).toEqual([]);
  });

  it('suggests what is like a word that is not there', () => {
    expect(engine.search('prmtt')).toEqual([]);
    expect(engine.suggest('prmtt')).toBe('prompt');
    expect(engine.suggest('xqzzvw')).toBeNull();
  });
});

it.each([null, [], {}, { pages: [[1]] }, { pages: [], lengths: '' }, '<html>'])(
  'what is no piece is none: %j',
  (data) => {
    expect(parsePiece(data)).toBeNull();
  },
);
