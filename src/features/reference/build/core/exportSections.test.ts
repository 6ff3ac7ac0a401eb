/** @jest-environment node */
import { createReference } from './exportSections';
import { declarePackage, readReference, reference, row, section } from './testing';

const text = (parts: readonly { text: string }[] = []) => parts.map((part) => part.text).join('');

describe('a component’s page', () => {
  it('begins with how to import it', () => {
    expect(section('Card', '').code).toBe("import { Card } from 'toolpad';");
  });

  it('lists each prop with type, default, requiredness and description', () => {
    expect(row('Card', 'props', 'width')).toMatchObject({
      anchor: 'prop-width',
      type: [{ text: 'number' }],
      defaultValue: '320',
      isRequired: false,
      deprecation: null,
      description: 'Its width.',
    });
    expect(row('Card', 'props', 'tone')).toMatchObject({ isRequired: true, defaultValue: null });
  });

  it('names the replacement of a deprecated prop', () => {
    expect(row('Card', 'props', 'size')?.deprecation).toBe('Use `width` instead.');
  });

  it('names the component whose props it also takes', () => {
    expect(section('Card', 'props').text).toBe(
      'Takes every prop of [`PaperProps`](https://mui.com/material-ui/api/paper/), and these:',
    );
  });

  it('links each named type to where it is documented, here or elsewhere', () => {
    expect(row('Card', 'props', 'tone')?.type).toEqual([
      { text: 'Tone', href: '/core/use-tone/api/#Tone' },
    ]);
    expect(row('Card', 'props', 'slots')?.type).toEqual([
      { text: 'CardSlots', href: '/core/api/card/#slots' },
    ]);
    expect(row('Card', 'props', 'size')?.type).toEqual([
      { text: 'Partial', href: expect.stringContaining('#partialtype') as string },
      { text: '<' },
      { text: 'Record', href: expect.stringContaining('#recordkeys-type') as string },
      { text: '<string, number>>' },
    ]);
  });

  it('links from descriptions to the guide, not to another site', () => {
    expect(row('Card', 'props', 'tone')?.description).toBe(
      'How loud it is. See [tones](/core/react-card/#tones).',
    );
  });

  it('lists slots and slot props in separate tables', () => {
    expect(row('Card', 'slots', 'foot')).toMatchObject({
      anchor: 'slot-foot',
      defaultValue: 'Button',
      description: 'What stands at the foot.',
    });
    expect(row('Card', 'slot-props', 'foot')?.type).toEqual([
      { text: 'ButtonProps', href: 'https://mui.com/material-ui/api/button/' },
    ]);
    expect(row('Card', 'props', 'slotProps')?.type).toEqual([
      { text: 'object', href: '#slot-props' },
    ]);
  });

  it('lists the locale keys that its code reads, with their English text', () => {
    expect(section('Card', 'locale-keys').rows).toMatchObject([
      { name: 'hello', defaultValue: 'Hello' },
      { name: 'greet', defaultValue: 'Hello …' },
    ]);
  });

  it('lists which components show each key, on the page of all locale keys', () => {
    const described = readReference({
      'Card/Card': 'localeText.hello + localeText?.greet("x")',
      'Tone/Tone': 'globalLocaleText.greet("x")',
      'Tone/Hidden': 'localeText.hello',
    })('LocalizationProvider').sections;
    const rows = described.find(({ anchor }) => anchor === 'locale-keys')?.rows ?? [];
    expect(rows.map(({ name, description }) => [name, description])).toEqual([
      ['hello', 'Shown by [`Card`](/core/api/card/), `Hidden`.'],
      ['greet', 'Shown by [`Card`](/core/api/card/), [`useTone`](/core/use-tone/api/).'],
      ['unused', 'Not shown in this version.'],
    ]);
    expect(section('Card', 'locale-keys').rows.map(({ description }) => description)).toEqual([
      '',
      '',
    ]);
  });

  it('lists the guides that the package names', () => {
    expect(reference('Card').guides).toEqual(['/core/react-card/']);
  });
});

describe('a hook’s page', () => {
  it('lists its parameters and its result', () => {
    expect(section('useTone', 'parameters')).toMatchObject({
      text: 'Plays a tone.',
      rows: [
        { name: 'tone', isRequired: true, description: 'which' },
        { name: 'volume', isRequired: false },
      ],
    });
    expect(section('useTone', 'result').text).toBe('when it is over');
    expect(row('useTone', 'result', 'end')?.anchor).toBe('result-end');
  });

  it('documents the types of its module, with parents and members', () => {
    expect(text(section('useTone', 'Tone').type)).toBe("type Tone = 'quiet' | 'loud'");
    expect(text(section('useTone', 'Scale').type)).toBe('interface Scale<T> extends Base<T>');
    expect(section('useTone', 'Scale').rows.map(({ name }) => name)).toEqual(['notes']);
    expect(section('useTone', 'Base').rows.map(({ name }) => name)).toEqual([
      'root',
      '[key: string]',
    ]);
    expect(section('useTone', 'Player').code).toBe(
      'class Player {\n  constructor(tone?: Tone);\n  play(): void;\n}',
    );
  });

  it('documents the constants of its module', () => {
    expect(section('useTone', 'DEFAULT_TONE').type).toEqual([
      { text: 'Tone', href: '/core/use-tone/api/#Tone' },
    ]);
  });
});

describe('the reference rejects', () => {
  const describeOnly = (source: string) => () =>
    createReference(
      declarePackage({ 'Odd/Odd': source }),
      [{ name: 'Odd', address: '/core/api/odd/', file: 'odd' }],
      {},
    );

  it('a type of an unknown package', () => {
    expect(
      describeOnly(
        `import { Strange } from 'strange-things'; export declare function Odd(props: { a: Strange }): null;`,
      ),
    ).toThrow(
      'the type Strange of "strange-things" has no known documentation; add its address to',
    );
  });

  it('a member of an unknown kind', () => {
    expect(describeOnly('export declare function Odd(props: { method(): void }): null;')).toThrow(
      'cannot show the member "method(): void"',
    );
  });

  it('a type of the package whose module no page documents', () => {
    const declarations = declarePackage({
      'Odd/Odd': `import { Lost } from '../Lost/Lost'; export declare function Odd(props: { a: Lost }): null;`,
      'Lost/Lost': 'export interface Lost { a: string }',
    });
    const pages = [{ name: 'Odd', address: '/core/api/odd/', file: 'odd' }];
    expect(() => createReference(declarations, pages, {})).toThrow(
      'no page documents the types of Lost/Lost',
    );
  });

  it('a name that the package does not export, including its locale keys', () => {
    expect(describeOnly('export declare function Other(): null;')).toThrow(
      'the package does not export Odd',
    );
    const declarations = declarePackage({
      'Odd/Odd': 'export declare function Odd(): null;',
      'Locale/Locale': 'export interface OtherText {}',
    });
    const pages = [{ name: 'Odd', address: '/core/api/odd/', file: 'odd' }];
    expect(() => createReference(declarations, pages, {})).toThrow(
      'the package no longer exports the interface LocaleText',
    );
  });
});
