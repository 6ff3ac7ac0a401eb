/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../../tests/support/anyText';
import { describeBlock, parseFenceMeta } from './fenceMeta';

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

describe('the bar above a code block', () => {
  it('prefers the fence’s title to the prop’s', () => {
    expect(describeBlock({ metastring: 'title="a.ts"', title: 'b.ts' }).title).toBe('a.ts');
    expect(describeBlock({ title: 'b.ts' }).title).toBe('b.ts');
    expect(describeBlock({ metastring: 'title=""', title: 'b.ts' }).title).toBe('b.ts');
  });

  it.each([
    [{ className: 'language-tsx' }, 'TSX'],
    [{ className: 'wide language-bash' }, 'Shell'],
    [{ language: 'JS', className: 'language-css' }, 'JavaScript'],
    [{ className: 'language-rust' }, 'rust'],
    [{ className: 'language-constructor' }, 'constructor'],
  ])('names the language of %j: %s', (block, label) => {
    expect(describeBlock(block).language).toBe(label);
  });

  it.each([{}, { className: 'language-text' }, { language: 'plain' }])(
    'names no language for %j',
    (block) => {
      expect(describeBlock(block).language).toBeNull();
    },
  );
});
