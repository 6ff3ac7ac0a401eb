/** @jest-environment node */
import { part, readReference, reference, row } from './testingReference';

describe('a component’s page', () => {
  it('says how to import and call it', () => {
    expect(part('Card', 'import').code).toBe("import { Card } from 'toolpad';");
    expect(part('Card', 'signature').code).toBe(
      'function Card(props: CardProps): React.JSX.Element;',
    );
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

  it('says what a deprecated prop gives way to', () => {
    expect(row('Card', 'props', 'size')?.deprecation).toBe('Use `width` instead.');
  });

  it('names the component whose props it takes as well', () => {
    expect(part('Card', 'props').text).toBe(
      'Takes every prop of [`PaperProps`](https://mui.com/material-ui/api/paper/) as well.',
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

  it('lists slots and slot props in tables of their own', () => {
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
    expect(part('Card', 'locale-keys').rows).toMatchObject([
      { name: 'hello', defaultValue: 'Hello' },
      { name: 'greet', defaultValue: 'Hello …' },
    ]);
  });

  it('says on the page of all locale keys who shows each of them', () => {
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
    expect(part('Card', 'locale-keys').rows.map(({ description }) => description)).toEqual([
      '',
      '',
    ]);
  });

  it('knows the guides that the package names', () => {
    expect(reference('Card').guides).toEqual(['/core/react-card/']);
  });
});
