/** @jest-environment node */
import { termsOf, wordsOf } from './tokens';

describe('the terms of a text', () => {
  it.each([
    ['useLocalStorageState', ['uselocalstoragestate', 'local', 'storage', 'state']],
    ['slotProps.toolbarAccount', ['slotpropstoolbaraccount', 'slot', 'prop', 'toolbar', 'account']],
    ['TOOLPAD_AUTH_SECRET', ['toolpadauthsecret', 'toolpad', 'auth', 'secret']],
    ['Sign-in page', ['signin', 'sign', 'page']],
    ['Next.js', ['nextjs', 'next', 'js']],
    ['concepts/data-binding', ['concept', 'databinding', 'data', 'binding']],
    ['HTTPRequest', ['httprequest', 'http', 'request']],
    ['APIs', ['api']],
    ['CORS', ['cors']],
    ['Zürich queries', ['zurich', 'query']],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('leave out stop words and single letters', () => {
    expect(termsOf('How do I use the X of a page?')).toEqual(['page']);
  });

  it('are the same for singular and plural', () => {
    expect(termsOf('rows properties classes status')).toEqual(
      termsOf('row property classe status'),
    );
  });

  it('leave out overlong words, such as hashes and keys', () => {
    expect(termsOf('a'.repeat(41))).toEqual([]);
  });
});

it('a word has its own position and those of its parts', () => {
  const [, word] = wordsOf('the pageHeader');
  expect(word).toEqual([
    { term: 'pageheader', start: 4, end: 14 },
    { term: 'page', start: 4, end: 8 },
    { term: 'header', start: 8, end: 14 },
  ]);
});
