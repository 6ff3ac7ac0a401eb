import ts from 'typescript';
import { originOf, type Declarations } from './declarations';
import { externalTypeAddress } from './externalTypes';
import type { TypePiece } from '../reference/model';

/** Tells where a type that the package declares itself is documented; throws when nowhere. */
export type OwnTypeAddress = (declaration: ts.Declaration) => string;

function importOf(symbol: ts.Symbol): { module: string; name: string } | null {
  const declaration = symbol.declarations?.[0];
  if (!declaration) {
    return null;
  }
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node) && !ts.isImportDeclaration(node)) {
    node = node.parent;
  }
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) {
    return null;
  }
  const name = ts.isImportSpecifier(declaration)
    ? (declaration.propertyName ?? declaration.name).text
    : symbol.name;
  return { module: node.moduleSpecifier.text, name };
}

/** Where what a name stands for is documented; `null` for a type parameter. */
function addressOf(
  name: ts.EntityName,
  { checker }: Declarations,
  ownAddress: OwnTypeAddress,
): string | null {
  const symbol = checker.getSymbolAtLocation(ts.isQualifiedName(name) ? name.left : name);
  const declaration = symbol && originOf(symbol, checker).declarations?.[0];
  if (declaration) {
    return ts.isTypeParameterDeclaration(declaration) ? null : ownAddress(declaration);
  }
  const imported = symbol ? importOf(symbol) : null;
  const typeName = ts.isQualifiedName(name) ? name.right.text : (imported?.name ?? name.text);
  const address = externalTypeAddress(imported?.module ?? null, typeName);
  if (address === null) {
    throw new Error(
      `API reference: nothing says where ${imported ? `"${imported.module}" ` : ''}${typeName} is documented; add it to src/plugins/apiReference/externalTypes.ts`,
    );
  }
  return address;
}

function namedTypes(node: ts.Node): ts.EntityName[] {
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

/** On one line, without what the declarations' line breaks left. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/**
 * A type as the declarations write it, on one line, with a link on each named type.
 *
 * @param node a type, or a declaration whose text is shown as it stands
 * @throws Error when a named type is documented nowhere
 */
export function typeText(
  node: ts.Node,
  declarations: Declarations,
  ownAddress: OwnTypeAddress,
): readonly TypePiece[] {
  const source = node.getSourceFile().text;
  const pieces: TypePiece[] = [];
  let position = node.getStart();
  for (const name of namedTypes(node)) {
    const href = addressOf(name, declarations, ownAddress);
    if (href !== null) {
      pieces.push({ text: oneLine(source.slice(position, name.getStart())) });
      pieces.push({ text: name.getText(), href });
      position = name.getEnd();
    }
  }
  pieces.push({ text: oneLine(source.slice(position, node.getEnd())).replace(/;$/, '') });
  return pieces.filter(({ text }) => text !== '');
}
