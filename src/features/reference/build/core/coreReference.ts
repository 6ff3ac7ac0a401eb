import path from 'node:path';
import ts from 'typescript';
import { Declarations, packageRoot } from '../declarations';
import { docsPages, type ReferencePage, referencePages } from '../pages';
import { addNotes, readNotes, section, type ReferenceSection } from '../sections';
import elsewhere from './documentedElsewhere.json';
import { CORE_PACKAGE, demosOf, type UsedDemo } from './demos';
import { createReference } from './exportSections';

/** Where readers import from; the first entry point that exports a name counts. */
export const CORE_ENTRY_POINTS = {
  '@toolpad/core': 'esm/index.d.ts',
  '@toolpad/core/nextjs': 'esm/nextjs/index.d.ts',
  '@toolpad/core/react-router': 'esm/react-router/index.d.ts',
};

const HERE = 'src/features/reference/build/core';

/** Whether an export is a component or a hook, which each need a page. */
function needsPage(name: string, { declarations = [] }: ts.Symbol): boolean {
  const isValue = declarations.some(
    (declaration) => ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration),
  );
  const isComponent = /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$|Context$/.test(name);
  return isValue && (isComponent || /^use[A-Z]/.test(name));
}

/**
 * Compares exports with their pages (spec 8): one per component or hook, others by module.
 *
 * @param modulePages modules without a page → the page that documents them
 * @param withoutPage components and hooks that another one's page documents
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
  const exported = [...exports].map(([name, { symbol, entry }]) => {
    const module = declarations.moduleOf(symbol.declarations?.[0]);
    return { name, symbol, entry, module, hasPage: documented.has(name) };
  });
  const isDocumented = (module: string) =>
    exported.some((other) => other.hasPage && other.module === module) ||
    documented.has(modulePages[module] ?? '');
  const undocumented = exported.flatMap(({ name, symbol, entry, module, hasPage }) => {
    if (!hasPage && needsPage(name, symbol) && !withoutPage.includes(name)) {
      return `"${entry}" exports ${name}, which has no page; write one with <ApiReference name="${name}" />`;
    }
    return hasPage || isDocumented(module)
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

const MAX_DEMOS = 8;

/** Links to demos of a component or hook, those of its `guides` first; none if unused. */
function demosSection(
  demos: readonly UsedDemo[],
  name: string,
  guides: readonly string[],
): ReferenceSection {
  const rank = (page: string) => (guides.includes(page) ? guides.indexOf(page) : guides.length);
  const links = demos
    .filter(({ uses }) => uses.includes(name))
    .sort((a, b) => rank(a.page) - rank(b.page))
    .slice(0, MAX_DEMOS)
    .map(({ title, address }) => `- [${title}](${address})`);
  const text = links.length > 0 ? `${name} in use:\n\n${links.join('\n')}` : '';
  return section({ title: 'Demos', text });
}

/**
 * The reference of Toolpad Core from the installed package: component or hook → sections.
 *
 * @throws Error when exports and pages disagree, or a type or row is undocumented
 */
export function coreReference(siteDir: string): ReadonlyMap<string, readonly ReferenceSection[]> {
  const declarations = Declarations.read(packageRoot(CORE_PACKAGE), CORE_ENTRY_POINTS);
  const docs = docsPages(siteDir).get('docs-core') ?? [];
  const pages = [...referencePages(docs).values()];
  const notes = readNotes(path.join(__dirname, 'notes.yml'));
  const { modules, exports } = elsewhere;
  const problems = [
    ...compareExportsWithPages(declarations, pages, modules, exports),
    ...Object.keys(notes)
      .filter((noted) => !pages.some(({ address }) => address === noted))
      .map((noted) => `${HERE}/notes.yml has notes for ${noted}, which is not a reference page`),
  ];
  if (problems.length > 0) {
    throw new Error(`${CORE_PACKAGE} and its reference pages disagree\n  ${problems.join('\n  ')}`);
  }
  const demos = demosOf(docs, siteDir);
  const references = createReference(declarations, pages, modules);
  return new Map(
    references.map(({ page: { name, address }, sections, guides }) => {
      const described = addNotes(address, sections, notes, `${HERE}/notes.yml`);
      return [name, [...described, demosSection(demos, name, guides)]] as const;
    }),
  );
}
