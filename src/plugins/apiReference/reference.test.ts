/** @jest-environment node */
import { createReference } from './reference';
import { declarePackage } from './testing';
import { part, row } from './testingReference';

const text = (pieces: readonly { text: string }[] = []) => pieces.map((p) => p.text).join('');

describe('a hook’s page', () => {
  it('lists its parameters and its result', () => {
    expect(part('useTone', 'parameters')).toMatchObject({
      text: 'Plays a tone.',
      rows: [
        { name: 'tone', isRequired: true, description: 'which' },
        { name: 'volume', isRequired: false },
      ],
    });
    expect(part('useTone', 'result').text).toBe('when it is over');
    expect(row('useTone', 'result', 'end')?.anchor).toBe('result-end');
  });

  it('documents the types beside it: what they are, extend and hold', () => {
    expect(text(part('useTone', 'Tone').type)).toBe("type Tone = 'quiet' | 'loud'");
    expect(text(part('useTone', 'Scale').type)).toBe('interface Scale<T> extends Base<T>');
    expect(part('useTone', 'Scale').rows.map(({ name }) => name)).toEqual(['notes']);
    expect(part('useTone', 'Base').rows.map(({ name }) => name)).toEqual(['root', '[key: string]']);
    expect(part('useTone', 'Player').code).toBe(
      'class Player {\n  constructor(tone?: Tone);\n  play(): void;\n}',
    );
  });

  it('documents the constants beside it', () => {
    expect(part('useTone', 'DEFAULT_TONE').type).toEqual([
      { text: 'Tone', href: '/core/use-tone/api/#Tone' },
    ]);
  });
});

describe('what the reference cannot tell', () => {
  const describeOnly = (source: string) => () =>
    createReference({
      declarations: declarePackage({ 'Odd/Odd': source }),
      pages: [{ name: 'Odd', address: '/core/api/odd/', file: 'odd' }],
      modulePages: {},
    })('Odd');

  it('is a type of a package that nothing is known of', () => {
    expect(
      describeOnly(
        `import { Strange } from 'strange-things'; export declare function Odd(props: { a: Strange }): null;`,
      ),
    ).toThrow('nothing says where "strange-things" Strange is documented');
  });

  it('is a member of an unknown kind', () => {
    expect(describeOnly('export declare function Odd(props: { method(): void }): null;')).toThrow(
      'cannot show the member "method(): void"',
    );
  });

  it('is an own type whose module no page documents', () => {
    const declarations = declarePackage({
      'Odd/Odd': `import { Lost } from '../Lost/Lost'; export declare function Odd(props: { a: Lost }): null;`,
      'Lost/Lost': 'export interface Lost { a: string }',
    });
    const pages = [{ name: 'Odd', address: '/core/api/odd/', file: 'odd' }];
    expect(() => createReference({ declarations, pages, modulePages: {} })('Odd')).toThrow(
      'no page documents the types of Lost/Lost',
    );
  });
});
