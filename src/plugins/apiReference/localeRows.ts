import ts from 'typescript';
import { moduleOf, type Declarations } from './declarations';
import { readEnglishTexts, readLocaleKeyReaders, readUsedLocaleKeys, showText } from './localeKeys';
import { memberName, membersOf, memberRow, type WriteType } from './members';
import type { ReferenceRow } from '../reference/model';
import type { ReferencePage } from './pages';

/**
 * The type with a member for each locale key.
 *
 * @throws Error when the package no longer exports it
 */
export function findLocaleText({ exports }: Declarations): ts.InterfaceDeclaration {
  const declaration = exports.get('LocaleText')?.symbol.declarations?.[0];
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
    throw new Error('API reference: the package no longer exports the interface LocaleText');
  }
  return declaration;
}

interface Source {
  readonly declarations: Declarations;
  readonly pages: readonly ReferencePage[];
  /** The name of the page that documents a module. */
  readonly pageOf: (module: string) => string | undefined;
  readonly localeText: ts.InterfaceDeclaration;
  readonly write: WriteType;
}

/**
 * Lists the locale keys that a module reads, with their English texts; for the module that declares
 * the keys, all of them, with the components that show each.
 *
 * @returns a function from a module to its rows
 */
export function createLocaleRows({
  declarations,
  pages,
  pageOf,
  localeText,
  write,
}: Source): (module: string) => readonly ReferenceRow[] {
  const { root } = declarations;
  const texts = readEnglishTexts(root);

  /** Where a key's text appears, as far as the package's code tells. */
  const describeReaders = (modules: readonly string[]): string => {
    const names = new Set(
      modules.map((module) => pageOf(module) ?? module.slice(module.lastIndexOf('/') + 1)),
    );
    const links = [...names].map((name) => {
      const page = pages.find((candidate) => candidate.name === name);
      return page ? `[\`${name}\`](${page.address})` : `\`${name}\``;
    });
    return links.length > 0 ? `Shown by ${links.join(', ')}.` : 'Not shown in this version.';
  };

  return (module) => {
    const used = readUsedLocaleKeys(root, module);
    const isTheirHome = moduleOf(localeText, root) === module;
    const readers = isTheirHome ? readLocaleKeyReaders(root) : null;
    return membersOf(localeText, declarations)
      .members.filter((member) => isTheirHome || used.includes(memberName(member)))
      .map((member) => {
        const row = memberRow(member, 'locale', write);
        const shown = readers ? describeReaders(readers.get(row.name) ?? []) : '';
        return {
          ...row,
          isRequired: false,
          defaultValue: showText(texts.get(row.name)),
          description: `${row.description} ${shown}`.trim(),
        };
      });
  };
}
