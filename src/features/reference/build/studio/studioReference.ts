import path from 'node:path';
import type ts from 'typescript';
import { Declarations, packageRoot, readDocComment } from '../declarations';
import { addNotes, readNotes, section, type Notes, type ReferenceSection } from '../sections';
import { isNamedType, signatureCode, TypeWriter, type NamedType } from '../typeWriter';
import { componentSections } from './components';
import { fileSections } from './schemas';

/** The name of a destructured parameter. */
const CONFIG = 'config';

/** A function's signature, parameters, result, and every type that these lead to. */
function functionSections(name: string, siteDir: string): readonly ReferenceSection[] {
  const packages = [
    Declarations.read(path.join(packageRoot('@toolpad/studio-runtime'), 'dist'), {
      '@toolpad/studio/server': 'server.d.ts',
      '@toolpad/studio/browser': 'browser.d.ts',
    }),
    Declarations.read(path.join(siteDir, 'vendor/toolpad-studio'), {
      '@toolpad/studio': 'index.d.mts',
    }),
  ];
  const declarations = packages.find(({ exports }) => exports.has(name));
  const symbol = declarations?.exports.get(name)?.symbol;
  const callable = symbol && declarations.callablesOf(symbol).at(-1);
  if (!callable) {
    const names = packages.flatMap((own) =>
      [...own.exports.entries()]
        .filter(([, exported]) => own.callablesOf(exported.symbol).length > 0)
        .map(([other]) => other),
    );
    throw new Error(`unknown function "${name}"; use one of ${names.sort().join(', ')}`);
  }
  // Grows during iteration: writing a type's section discovers the types it uses.
  const types = new Set<NamedType>();
  const writer = new TypeWriter(declarations, (declaration) => {
    if (isNamedType(declaration)) {
      types.add(declaration);
    }
    return `#${(declaration as Partial<ts.NamedDeclaration>).name?.getText() ?? ''}`;
  });
  const rows = writer.rows(callable.parameters, 'parameter', CONFIG);
  const type = writer.write(callable.type);
  const sections = [
    section({ title: 'Signature', code: signatureCode(name, callable, CONFIG) }),
    section({ title: 'Parameters', depth: 3, text: rows.length > 0 ? '' : 'None.', rows }),
    section({ title: 'Result', depth: 3, text: readDocComment(callable).returns, type }),
    section({ title: 'Types' }),
  ];
  for (const named of types) {
    sections.push(writer.typeSection(named));
  }
  return sections;
}

type Find = (subject: string, siteDir: string) => readonly ReferenceSection[];

const FIND: Readonly<Record<string, Find>> = {
  StudioComponent: componentSections,
  StudioFile: fileSections,
  StudioFunction: functionSections,
  StudioTypes: functionSections,
};

/** Descriptions that the packages lack, by component, function or kind of file. */
export function studioNotes(): Notes {
  return readNotes(path.join(__dirname, 'notes.yml'));
}

/**
 * The reference that an element such as `<StudioComponent name="Button" />` stands for.
 *
 * @param subject its `name` or `kind`; `shared` is the kind of the types that files share
 * @throws Error when the product has nothing of that name, or when a row has no description
 */
export function studioSections(
  element: string,
  subject: string,
  siteDir: string,
): readonly ReferenceSection[] {
  const sections = addNotes(
    subject,
    FIND[element]?.(subject, siteDir) ?? [],
    studioNotes(),
    'src/features/reference/build/studio/notes.yml',
  );
  const types = sections.findIndex(({ anchor }) => anchor === 'types');
  if (element === 'StudioTypes') {
    return sections.slice(types);
  }
  return element === 'StudioFunction' ? sections.slice(0, types) : sections;
}
