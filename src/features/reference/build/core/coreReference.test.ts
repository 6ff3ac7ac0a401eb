/** @jest-environment node */
import path from 'node:path';
import { compareExportsWithPages, coreReference } from './coreReference';
import { importedNames } from './demos';
import { Declarations } from '../declarations';
import { referencePages } from '../pages';
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
  it('agree if each component and hook has a page, and other exports are on one', () => {
    expect(compare(['Card', 'useDeck'])).toEqual([]);
  });

  it('disagree on a component or hook without a page', () => {
    expect(compare(['Card'])).toEqual([
      '"toolpad" exports useDeck, which has no page; write one with <ApiReference name="useDeck" />',
    ]);
  });

  it('agree if a component or hook is listed as being on another’s page', () => {
    expect(
      compare(['Card'], { 'tools/sort': 'Card', 'Deck/useDeck': 'Card' }, ['useDeck']),
    ).toEqual([]);
  });

  it('disagree on a page without an export', () => {
    expect(compare(['Card', 'useDeck', 'Gone'])).toEqual([
      'Gone.mdx documents Gone, which the package does not export',
    ]);
  });

  it('disagree on types that no page documents', () => {
    expect(compare(['Card', 'useDeck'], {})).toEqual([
      '"toolpad" exports Sorter from tools/sort, which no page documents; add the module to src/features/reference/build/core/documentedElsewhere.json',
    ]);
  });

  it('disagree on an obsolete exception', () => {
    expect(compare(['Card', 'useDeck'], { 'tools/sort': 'Card' }, ['AlertBox'])).toEqual([
      'documentedElsewhere.json names AlertBox, which the package does not export',
    ]);
  });
});

it('names two pages that document the same export', () => {
  const text = '<ApiReference name="Card" />';
  const pages = ['a', 'b'].map((name) => ({ file: `${name}.mdx`, address: `/${name}/`, text }));
  expect(() => referencePages(pages)).toThrow('a.mdx and b.mdx both document Card');
});

it('names an entry point without declarations', () => {
  expect(() => Declarations.read(__dirname, { toolpad: 'esm/index.d.ts' })).toThrow(
    '"toolpad" has no declarations at',
  );
});

it('finds the names that a demo imports from the product, in any form', () => {
  const source = `import { AppProvider, type Router, Crud as Table } from '@toolpad/core';
    import { Account } from '@toolpad/core/Account';
    import { NextAppProvider } from '@toolpad/core/nextjs';
    import { Button } from '@mui/material';`;
  expect([...importedNames(source)]).toEqual([
    'AppProvider',
    'Router',
    'Crud',
    'Account',
    'NextAppProvider',
  ]);
});

describe('the installed Toolpad Core', () => {
  const reference = coreReference(path.resolve('.'));

  it('has a page for each of its 27 components and 6 hooks', () => {
    const hooks = [...reference.keys()].filter((name) => name.startsWith('use'));
    expect(hooks).toHaveLength(6);
    expect(reference.size - hooks.length).toBe(27);
  });

  it.each([...reference.keys()])('%s: anchors are unique', (name) => {
    const sections = reference.get(name) ?? [];
    const anchors = sections.flatMap(({ anchor, rows }) => [
      anchor,
      ...rows.map((row) => row.anchor),
    ]);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  });
});
