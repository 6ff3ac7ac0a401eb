/** @jest-environment node */
import path from 'node:path';
import { addNotes } from '../reference/addNotes';
import { compareExportsWithPages } from './checkExports';
import { readCoreReference } from './coreReference';
import { section } from '../reference/model';
import { importedNames } from './relatedDemos';
import { declarePackage } from './testing';

const declarations = declarePackage({
  'Card/Card': `export declare function Card(props: {}): null; export interface CardProps {}
    export declare const CardContext: object; export declare const CARD_SIZE: number;`,
  'Deck/useDeck': 'export declare function useDeck(): null;',
  'tools/sort': 'export interface Sorter {}',
});

const page = (name: string) => ({ name, address: `/${name}/`, file: `${name}.mdx` });
const locale = page('LocalizationProvider');

const compare = (
  names: readonly string[],
  modulePages: Readonly<Record<string, string>> = { 'tools/sort': 'Card' },
  withoutPage: readonly string[] = [],
) => compareExportsWithPages(declarations, [locale, ...names.map(page)], modulePages, withoutPage);

describe('a package and its reference pages', () => {
  it('agree when each component and hook has a page, and other exports a place on one', () => {
    expect(compare(['Card', 'useDeck'])).toEqual([]);
  });

  it('disagree over a component or hook without a page', () => {
    expect(compare(['Card'])).toEqual([
      '"toolpad" exports useDeck, which has no page: write one with <ApiReference name="useDeck" />',
    ]);
  });

  it('agree when the component or hook is known to be on another’s page', () => {
    expect(
      compare(['Card'], { 'tools/sort': 'Card', 'Deck/useDeck': 'Card' }, ['useDeck']),
    ).toEqual([]);
  });

  it('disagree over a page without an export', () => {
    expect(compare(['Card', 'useDeck', 'Gone'])).toEqual([
      'Gone.mdx documents Gone, which the package does not export',
    ]);
  });

  it('disagree over types that no page documents', () => {
    expect(compare(['Card', 'useDeck'], {})).toEqual([
      '"toolpad" exports Sorter from tools/sort, which no page documents: add the module to MODULE_PAGES in src/plugins/apiReference',
    ]);
  });

  it('disagree over an exception that is none any more', () => {
    expect(compare(['Card', 'useDeck'], { 'tools/sort': 'Card' }, ['AlertBox'])).toEqual([
      'WITHOUT_PAGE names AlertBox, which the package does not export',
    ]);
  });
});

describe('notes for what the declarations leave without a word', () => {
  const row = (name: string, description: string) => ({
    name,
    anchor: `prop-${name}`,
    type: [],
    defaultValue: null,
    isRequired: false,
    deprecation: null,
    description,
  });
  const pages = new Map([
    [
      '/card/',
      [section({ title: 'Props', anchor: 'props', rows: [row('a', ''), row('b', 'B.')] })],
    ],
  ]);

  it('fill the gap', () => {
    expect(
      addNotes(pages, { '/card/#prop-a': 'A.' }, 'notes').get('/card/')?.[0]?.rows[0]?.description,
    ).toBe('A.');
  });

  it('must be there: no row goes without a description', () => {
    expect(() => addNotes(pages, {}, 'notes')).toThrow(
      'the package does not say what /card/#prop-a is',
    );
  });

  it('must not stand beside a description of the package', () => {
    expect(() =>
      addNotes(pages, { '/card/#prop-a': 'A.', '/card/#prop-b': 'C.' }, 'notes'),
    ).toThrow('the package describes /card/#prop-b now');
  });

  it('must belong to a row', () => {
    expect(() =>
      addNotes(pages, { '/card/#prop-a': 'A.', '/card/#prop-c': 'C.' }, 'notes'),
    ).toThrow('there is no /card/#prop-c');
  });
});

it('the names that a demo imports from the product are found, whatever their form', () => {
  const source = `import { AppProvider, type Router, Crud as Table } from '@toolpad/core';
    import { Account } from '@toolpad/core/Account';
    import { NextAppProvider } from '@toolpad/core/nextjs';
    import { Button } from '@mui/material';`;
  expect([...importedNames(source, '@toolpad/core')]).toEqual([
    'AppProvider',
    'Router',
    'Crud',
    'Account',
    'NextAppProvider',
  ]);
});

describe('Toolpad Core as it is installed', () => {
  const reference = readCoreReference(path.resolve('.'));

  it('has a page for each of its 27 components and 6 hooks', () => {
    const hooks = [...reference.keys()].filter((name) => name.startsWith('use'));
    expect(hooks).toHaveLength(6);
    expect(reference.size - hooks.length).toBe(27);
  });

  it.each([...reference.keys()])('%s: rows have anchors of their own', (name) => {
    const sections = reference.get(name)?.sections ?? [];
    const anchors = sections.flatMap(({ anchor, rows }) => [
      anchor,
      ...rows.map((row) => row.anchor),
    ]);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});
