import path from 'node:path';
import { compareExportsWithPages } from './checkExports';
import { CORE_ENTRY_POINTS, CORE_PACKAGE, MODULE_PAGES, WITHOUT_PAGE } from './corePackage';
import { readDeclarations, type Declarations } from './declarations';
import type { ReferenceSection } from '../reference/model';
import { addNotes } from '../reference/addNotes';
import { CORE_NOTES } from './notes';
import { findReferencePages } from './pages';
import { createReference, type Reference } from './reference';
import { chooseDemos, findDemos, type RelatedDemo } from './relatedDemos';

/** A page of Toolpad Core's reference. */
export interface CoreReferencePage extends Reference {
  readonly name: string;
  readonly demos: readonly RelatedDemo[];
}

/** The folder that a package is installed in. */
function packageRoot(name: string): string {
  return path.dirname(require.resolve(`${name}/package.json`));
}

const known = new Map<string, Declarations>();

/** What a package declares: read once, for it changes only when packages are installed anew. */
function declarationsOf(root: string): Declarations {
  const declarations = known.get(root) ?? readDeclarations(root, CORE_ENTRY_POINTS);
  known.set(root, declarations);
  return declarations;
}

/**
 * Writes the whole reference of Toolpad Core from the declarations of the installed package.
 *
 * @param siteDir whose `docs-core` holds the pages with `<ApiReference name="…" />`
 * @param root the package's folder, when it is not the installed one
 * @returns page by page, by name
 * @throws Error when an export has no page, a page has no export, or a type is documented nowhere
 */
export function readCoreReference(
  siteDir: string,
  root: string = packageRoot(CORE_PACKAGE),
): ReadonlyMap<string, CoreReferencePage> {
  const declarations = declarationsOf(root);
  const pages = findReferencePages(siteDir, 'docs-core');
  const problems = compareExportsWithPages(declarations, pages, MODULE_PAGES, WITHOUT_PAGE);
  if (problems.length > 0) {
    throw new Error(`${CORE_PACKAGE} and its reference pages disagree\n  ${problems.join('\n  ')}`);
  }
  const describe = createReference({ declarations, pages, modulePages: MODULE_PAGES });
  const demos = findDemos(siteDir, 'docs-core', CORE_PACKAGE);
  const described = pages.map(({ name, address }) => ({ name, address, ...describe(name) }));
  const sections = addNotes(
    new Map(described.map(({ address, sections: own }) => [address, own])),
    CORE_NOTES,
    'src/plugins/apiReference/notes',
  );
  return new Map(
    described.map(({ name, address, guides }) => [
      name,
      {
        name,
        guides,
        sections: sections.get(address) ?? ([] as readonly ReferenceSection[]),
        demos: chooseDemos(demos, name, guides),
      },
    ]),
  );
}
