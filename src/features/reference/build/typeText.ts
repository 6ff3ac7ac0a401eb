import ts from 'typescript';
import foreignTypes from './foreignTypes.json';
import { declarationAt, type Declarations } from './declarations';
import type { TypePiece } from './sections';

const REACT = 'https://react.dev/learn/typescript';

type Addresses = Readonly<Record<string, string | undefined>>;

/** Types that need no import, packages that document all their types on one page, and guides. */
const GLOBALS: Addresses = foreignTypes.globals;
const PACKAGES: Addresses = foreignTypes.packages;
const MATERIAL_GUIDES: Addresses = foreignTypes['@mui/material'];

/** Types of the Data Grid with a page of their own; guides explain the others. */
const GRID_PAGE = /^(?:DataGrid(?:Pro|Premium)?Props|GridColDef|GridFilterModel)$/;

/** The last part of an API page's address: `ButtonProps` is on the page `button`. */
function apiPage(type: string): string {
  const component = type.replace(/Props$/, '');
  return component.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Where a type of another package is documented, if that is known. */
function externalAddress(module: string | null, type: string): string | undefined {
  if (module === null) {
    return GLOBALS[type];
  }
  if (module === 'react') {
    return type === 'ReactNode' ? `${REACT}#typing-children` : REACT;
  }
  if (module.startsWith('@mui/x-data-grid')) {
    return GRID_PAGE.test(type)
      ? `https://mui.com/x/api/data-grid/${apiPage(type)}/`
      : 'https://mui.com/x/react-data-grid/';
  }
  if (module.startsWith('@mui/material')) {
    return MATERIAL_GUIDES[type] ?? `https://mui.com/material-ui/api/${apiPage(type)}/`;
  }
  return PACKAGES[module];
}

/** The module that a symbol is imported from, and its name there. */
function importOf(symbol: ts.Symbol | undefined): { module: string; name: string } | null {
  const declaration = symbol?.declarations?.[0];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  if (!symbol || !statement || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return null;
  }
  const isNamed = ts.isImportSpecifier(declaration);
  const name = isNamed ? (declaration.propertyName ?? declaration.name).text : symbol.name;
  return { module: statement.moduleSpecifier.text, name };
}

/** Where a type that the package declares itself is documented; throws when nowhere. */
export type OwnTypeAddress = (declaration: ts.Declaration) => string;

/** Where a named type is documented; `null` for a type parameter. */
function addressOf(
  name: ts.EntityName,
  declarations: Declarations,
  ownAddress: OwnTypeAddress,
): string | null {
  const first = ts.isQualifiedName(name) ? name.left : name;
  const declaration = declarationAt(first, declarations);
  if (declaration) {
    return ts.isTypeParameterDeclaration(declaration) ? null : ownAddress(declaration);
  }
  const imported = importOf(declarations.checker.getSymbolAtLocation(first));
  const type = ts.isQualifiedName(name) ? name.right.text : (imported?.name ?? name.text);
  const address = externalAddress(imported?.module ?? null, type);
  if (address === undefined) {
    const source = imported ? ` of "${imported.module}"` : '';
    throw new Error(
      `the type ${type}${source} has no known documentation; add its address to src/features/reference/build/foreignTypes.json`,
    );
  }
  return address;
}

function namedTypes(node: ts.Node): readonly ts.EntityName[] {
  const names: ts.EntityName[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      names.push(child.typeName);
    } else if (ts.isExpressionWithTypeArguments(child) && ts.isIdentifier(child.expression)) {
      names.push(child.expression);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names.sort((a, b) => a.getStart() - b.getStart());
}

/**
 * A type as the package writes it, on one line, with a link on each named type.
 *
 * @param node a type, or another part of a declaration
 * @throws Error when a named type is documented nowhere
 */
export function typeText(
  node: ts.Node,
  declarations: Declarations,
  ownAddress: OwnTypeAddress,
): readonly TypePiece[] {
  const source = node.getSourceFile().text;
  const textBetween = (start: number, end: number) => source.slice(start, end).replace(/\s+/g, ' ');
  const pieces: TypePiece[] = [];
  let position = node.getStart();
  for (const name of namedTypes(node)) {
    const href = addressOf(name, declarations, ownAddress);
    if (href !== null) {
      pieces.push({ text: textBetween(position, name.getStart()) });
      pieces.push({ text: name.getText(), href });
      position = name.getEnd();
    }
  }
  pieces.push({ text: textBetween(position, node.getEnd()).replace(/;$/, '') });
  return pieces.filter(({ text }) => text !== '');
}
