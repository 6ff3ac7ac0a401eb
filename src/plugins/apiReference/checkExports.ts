import ts from 'typescript';
import { moduleOf, type Declarations } from './declarations';
import type { ReferencePage } from './pages';

/** Whether an export is what readers look up by itself: a component or a hook. */
function deservesPage(name: string, symbol: ts.Symbol): boolean {
  const isCallable = (symbol.declarations ?? []).some(
    (declaration) => ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration),
  );
  const isComponent = /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name) && !/Context$/.test(name);
  return isCallable && (isComponent || /^use[A-Z]/.test(name));
}

/**
 * Compares what a package exports with the pages that document it (spec 8).
 *
 * @param modulePages module → the page that documents its types and constants
 * @param withoutPage components and hooks that another page documents
 * @returns one line for each export without a page and each page without an export
 */
export function compareExportsWithPages(
  { exports, root }: Declarations,
  pages: readonly ReferencePage[],
  modulePages: Readonly<Record<string, string>>,
  withoutPage: readonly string[],
): readonly string[] {
  const named = new Set(pages.map(({ name }) => name));
  const problems: string[] = [];
  const pageModules = new Set<string>();
  for (const name of named) {
    const declaration = exports.get(name)?.symbol.declarations?.[0];
    if (declaration) {
      pageModules.add(moduleOf(declaration, root));
    }
  }
  for (const [name, { symbol, entry }] of exports) {
    const declaration = symbol.declarations?.[0];
    const module = declaration ? moduleOf(declaration, root) : '';
    if (deservesPage(name, symbol) && !named.has(name) && !withoutPage.includes(name)) {
      problems.push(
        `"${entry}" exports ${name}, which has no page: write one with <ApiReference name="${name}" />`,
      );
    } else if (
      !named.has(name) &&
      !pageModules.has(module) &&
      !named.has(modulePages[module] ?? '')
    ) {
      problems.push(
        `"${entry}" exports ${name} from ${module}, which no page documents: add the module to MODULE_PAGES in src/plugins/apiReference`,
      );
    }
  }
  const gone = withoutPage.filter((name) => !exports.has(name));
  return [
    ...problems,
    ...pages
      .filter(({ name }) => !exports.has(name))
      .map(({ name, file }) => `${file} documents ${name}, which the package does not export`),
    ...gone.map((name) => `WITHOUT_PAGE names ${name}, which the package does not export`),
  ];
}
