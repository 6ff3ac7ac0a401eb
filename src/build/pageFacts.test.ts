/** @jest-environment node */
import { factsOf } from './testingBuild';

const HTML = `<body><nav>Sidebar</nav><article><div class="theme-doc-markdown markdown">
<header><h1>Sign-in Page</h1></header><p class=lead>Lets users in.<div class=slot></div>
<figure aria-label="A form"><div data-markdown=skip><button>Reset</button></div><tp-code dir=ltr><div><span>Form.tsx</span>TSX</div>
<pre><code><span>const</span> <span>signInForm</span></code></pre></tp-code></figure>
<h2 id=providers class=anchor>Choose the <code>providers</code><a class=hash-link href=#providers>#</a></h2>
<p>GitHub, <b>Google</b>.<ul><li>One<li>Two</ul><label data-markdown=skip>npm</label><label data-markdown=skip>yarn</label>
<table><thead><tr><th>Prop<tbody><tr><td><a id=prop-onSignIn href=#prop-onSignIn><code>onSignIn</code></a><td><code dir=ltr translate=no>() =&gt; void</code><td>Called &amp; awaited</table>
</div><div><a href=#>Tell us</a></div></article><footer>Foot</footer></body>`;

describe('what search finds on a finished page', () => {
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
      '() => void Called & awaited',
    ]);
  });

  it('takes the type in a row of a reference for text, as it reads, and not for code', () => {
    expect(page?.sections[2]).toMatchObject({ text: '() => void Called & awaited', code: '' });
  });

  it('keeps code apart from text', () => {
    expect(page?.sections[0]?.code).toBe('Form.tsx TSX const signInForm');
  });

  it('takes no page that is no documentation', () => {
    expect(factsOf('<h1>Not found</h1>').search).toBeNull();
  });
});

describe('Markdown', () => {
  it('is not made of a page that names none', () => {
    const page = '<main><h1>Not found</h1></main>';
    expect(factsOf(page).markdown).toBeNull();
    const named = `<link rel=alternate type=text/markdown href=/toolpad/index.md>${page}`;
    expect(factsOf(named).markdown?.title).toBe('Not found');
  });
});
