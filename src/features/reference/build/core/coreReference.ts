import path from 'node:path';
import ts from 'typescript';
import {
  moduleOf,
  packageRoot,
  readDeclarations,
  type Declarations,
  type EntryPoints,
} from '../declarations';
import {
  demosSection,
  docsPages,
  findDemos,
  oncePerSite,
  referencePages,
  type ReferencePage,
} from '../pages';
import { addNotes, readNotes, type ReferenceSection } from '../sections';
import elsewhere from './documentedElsewhere.json';
import { createReference } from './exportSections';

/** What the reference is written from. */
export const CORE_PACKAGE = '@toolpad/core';

/** Where readers import from. What several of these export is imported from the first. */
export const CORE_ENTRY_POINTS: EntryPoints = {
  '@toolpad/core': 'esm/index.d.ts',
  '@toolpad/core/nextjs': 'esm/nextjs/index.d.ts',
  '@toolpad/core/react-router': 'esm/react-router/index.d.ts',
};

/**
 * Modules that export no component or hook with a page, with the page that documents them, and components
 * and hooks that the page of another one documents. Any other has a page of its own.
 */
const MODULE_PAGES: Readonly<Record<string, string>> = elsewhere.modules;
const WITHOUT_PAGE: readonly string[] = elsewhere.exports;

const HERE = 'src/features/reference/build/core';

/** Whether an export is a component or a hook. */
function deservesPage(name: string, symbol: ts.Symbol): boolean {
  const isValue = (symbol.declarations ?? []).some(
    (declaration) => ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration),
  );
  const isComponent = /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$|Context$/.test(name);
  return isValue && (isComponent || /^use[A-Z]/.test(name));
}

/**
 * Compares what a package exports with the pages that document it (spec 8).
 *
 * @param modulePages module → the page that documents its types and constants
 * @param withoutPage components and hooks that another page documents
 * @returns a line for each export without a page and each page without an export
 */
export function compareExportsWithPages(
  declarations: Declarations,
  pages: readonly ReferencePage[],
  modulePages: Readonly<Record<string, string>>,
  withoutPage: readonly string[],
): readonly string[] {
  const { exports } = declarations;
  const documented = new Set(pages.map(({ name }) => name));
  const moduleOfExport = ({ declarations: [declaration] = [] }: ts.Symbol) =>
    moduleOf(declaration, declarations);
  const pageModules = new Set(
    [...exports].flatMap(([name, { symbol }]) =>
      documented.has(name) ? [moduleOfExport(symbol)] : [],
    ),
  );
  const undocumented = [...exports].flatMap(([name, { symbol, entry }]) => {
    const module = moduleOfExport(symbol);
    if (documented.has(name)) {
      return [];
    }
    if (deservesPage(name, symbol) && !withoutPage.includes(name)) {
      return `"${entry}" exports ${name}, which has no page; write one with <ApiReference name="${name}" />`;
    }
    return pageModules.has(module) || documented.has(modulePages[module] ?? '')
      ? []
      : `"${entry}" exports ${name} from ${module}, which no page documents; add the module to ${HERE}/documentedElsewhere.json`;
  });
  return [
    ...undocumented,
    ...pages
      .filter(({ name }) => !exports.has(name))
      .map(({ name, file }) => `${file} documents ${name}, which the package does not export`),
    ...withoutPage
      .filter((name) => !exports.has(name))
      .map((name) => `documentedElsewhere.json names ${name}, which the package does not export`),
  ];
}

/**
 * The reference of Toolpad Core, from the installed package: name of a component or hook → what its
 * page says. The pages with `<ApiReference name="…" />` are in the site's `docs-core`.
 *
 * @throws Error when an export has no page, a page no export, a type no documentation or a row no
 *   description
 */
export const coreReference = oncePerSite(
  (siteDir): ReadonlyMap<string, readonly ReferenceSection[]> => {
    const declarations = readDeclarations(packageRoot(CORE_PACKAGE), CORE_ENTRY_POINTS);
    const docs = docsPages(siteDir).get('docs-core') ?? [];
    const pages = referencePages(docs);
    const notes = readNotes(path.join(__dirname, 'notes.yml'));
    const addresses = pages.map(({ address }) => address);
    const problems = [
      ...compareExportsWithPages(declarations, pages, MODULE_PAGES, WITHOUT_PAGE),
      ...Object.keys(notes)
        .filter((address) => !addresses.includes(address))
        .map((address) => `${HERE}/notes.yml has notes for ${address}, which is no reference page`),
    ];
    if (problems.length > 0) {
      throw new Error(
        `${CORE_PACKAGE} and its reference pages disagree\n  ${problems.join('\n  ')}`,
      );
    }
    const describe = createReference({ declarations, pages, modulePages: MODULE_PAGES });
    const demos = findDemos(docs, siteDir, CORE_PACKAGE);
    return new Map(
      pages.map(({ name, address }) => {
        const { sections, guides } = describe(name);
        const described = addNotes(address, sections, notes, `${HERE}/notes.yml`);
        return [name, [...described, ...demosSection(demos, name, guides)]] as const;
      }),
    );
  },
);

/**
 * What the page of a component or hook of Toolpad Core says.
 *
 * @throws Error when the package exports nothing of that name, with what it exports
 */
export function coreSections(name: string, siteDir: string): readonly ReferenceSection[] {
  const reference = coreReference(siteDir);
  const sections = reference.get(name);
  if (!sections) {
    const names = [...reference.keys()].join(', ');
    throw new Error(`not a component or hook of ${CORE_PACKAGE}; use one of ${names}`);
  }
  return sections;
}
