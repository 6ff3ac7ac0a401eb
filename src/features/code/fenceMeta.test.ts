/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../../tests/support/anyText';
import { languageOf, parseFenceMeta, titleOf } from './fenceMeta';

describe('the metadata of a fence', () => {
  it('is split into pairs, quoted or not, and the rest', () => {
    const meta = parseFenceMeta(`title="app/page.tsx" variant=TS styling='css' {2-3} fragment`);
    expect([...meta]).toEqual([
      ['title', 'app/page.tsx'],
      ['variant', 'TS'],
      ['styling', 'css'],
    ]);
  });

  it('does not look for pairs inside a title', () => {
    expect(parseFenceMeta('title="with variant=JS" variant=TS').get('variant')).toBe('TS');
  });

  it('is empty without metadata, and never throws', () => {
    expect([...parseFenceMeta(undefined)]).toEqual([]);
    fc.assert(
      fc.property(anyText(), (meta) => parseFenceMeta(meta) instanceof Map),
      { numRuns: 1000 },
    );
  });
});

it('the bar above a code block prefers the fence’s title to the prop’s', () => {
  expect(titleOf({ metastring: 'title="a.ts"', title: 'b.ts' })).toBe('a.ts');
  expect(titleOf({ title: 'b.ts' })).toBe('b.ts');
  expect(titleOf({ metastring: 'title=""', title: 'b.ts' })).toBe('b.ts');
});

it.each([
  [{ className: 'language-JSON' }, 'json'],
  [{ className: 'language-tsx', language: 'css' }, 'css'],
  [{}, 'text'],
])('the language of %j is %s', (block, language) => {
  expect(languageOf(block)).toBe(language);
});
