/** @jest-environment node */
import { factsOf } from './testingBuild';

const HTML = `<body><nav>Sidebar</nav><article><div class="theme-doc-markdown markdown">
<header><h1>Sign-in Page</h1></header><p class=lead>Lets users in.<div class=slot></div>
<figure aria-label="A form"><div data-markdown=skip><button>Reset</button></div><tp-code dir=ltr><div><span>Form.tsx</span></div>
<pre><code><span>const</span> <span>signInForm</span></code></pre></tp-code></figure>
<h2 id=providers class=anchor>Choose the <code>providers</code><a class=hash-link href=#providers>#</a></h2>
<p>GitHub, <b>Google</b>.<ul><li>One<li>Two</ul><label data-markdown=skip>npm</label><label data-markdown=skip>yarn</label>
<table><thead><tr><th>Prop<tbody><tr><td><a id=prop-onSignIn href=#prop-onSignIn><code>onSignIn</code></a><td><code dir=ltr translate=no>() =&gt; void</code><td>Called &amp; awaited</table>
</div><div><a href=#>Tell us</a></div></article><footer>Foot</footer></body>`;

describe('search on a finished page', () => {
  const page = factsOf(HTML).search;

  it('finds the title and sections, including rows of reference tables', () => {
    expect(page?.title).toBe('Sign-in Page');
    expect(page?.sections.map(({ anchor, heading, isRow }) => [anchor, heading, isRow])).toEqual([
      ['', 'Sign-in Page', false],
      ['providers', 'Choose the providers', false],
      ['prop-onSignIn', 'onSignIn', true],
    ]);
  });

  it('indexes the text, but not its controls or what surrounds it', () => {
    expect(page?.sections.map(({ text }) => text)).toEqual([
      'Lets users in. A form.',
      'GitHub, Google. One Two',
      '() => void Called & awaited',
    ]);
  });

  it('indexes the type in a reference row as text, not as code', () => {
    expect(page?.sections[2]).toMatchObject({ text: '() => void Called & awaited', code: '' });
  });

  it('separates code from text', () => {
    expect(page?.sections[0]?.code).toBe('Form.tsx const signInForm');
  });

  it('skips pages that are not documentation', () => {
    expect(factsOf('<h1>Not found</h1>').search).toBeNull();
  });
});

describe('Markdown', () => {
  it('is not generated for a page that links to none', () => {
    const page = '<main><h1>Not found</h1></main>';
    expect(factsOf(page).markdown).toBeNull();
    const named = `<link rel=alternate type=text/markdown href=/toolpad/index.md>${page}`;
    expect(factsOf(named).markdown?.title).toBe('Not found');
  });
});
