import ts from 'typescript';
import { moduleOf, readDocComment, type Declarations } from './declarations';
import {
  callablesOf,
  classCode,
  memberRow,
  membersOf,
  ownMembers,
  parameterRows,
  signatureCode,
  type TypeMembers,
  type WriteType,
} from './members';
import { section, type ReferenceSection, type TypePiece } from './sections';

/** The declaration of a named type. */
export type NamedType =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | (ts.ClassDeclaration & { readonly name: ts.Identifier });

/** Whether a declaration is that of a named type. */
export function isNamedType(node: ts.Node): node is NamedType {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isClassDeclaration(node) && node.name !== undefined)
  );
}

/** The types that some modules declare, in the order of their files. */
export function typesOf(
  modules: ReadonlySet<string>,
  declarations: Declarations,
): readonly NamedType[] {
  return declarations.files
    .filter((file) => modules.has(moduleOf(file, declarations)))
    .flatMap((file) => file.statements.filter(isNamedType));
}

/** The first line of a type: its name, type parameters and base types. */
function headOf(
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  write: WriteType,
): readonly TypePiece[] {
  const { name, typeParameters = [] } = declaration;
  const keyword = ts.isInterfaceDeclaration(declaration) ? 'interface' : 'type';
  const parameters = typeParameters.map((parameter) => parameter.getText()).join(', ');
  const head = `${keyword} ${name.text}${parameters === '' ? '' : `<${parameters}>`}`;
  if (ts.isTypeAliasDeclaration(declaration)) {
    return ts.isTypeLiteralNode(declaration.type)
      ? [{ text: head }]
      : [{ text: `${head} = ` }, ...write(declaration.type)];
  }
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
  return [
    { text: head },
    ...parents.flatMap((parent, index) => [
      { text: index === 0 ? ' extends ' : ', ' },
      ...write(parent),
    ]),
  ];
}

/** What a type lists itself. An interface links to its parents, an alias has no members but these. */
function listedMembers(
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  declarations: Declarations,
): TypeMembers {
  if (ts.isInterfaceDeclaration(declaration)) {
    return ownMembers(declaration.members);
  }
  return ts.isTypeLiteralNode(declaration.type) || ts.isIntersectionTypeNode(declaration.type)
    ? membersOf(declaration.type, declarations)
    : { members: [], calls: [], foreign: [] };
}

/** The section of a type: its description, its first line and its members. */
export function typeSection(
  declaration: NamedType,
  declarations: Declarations,
  write: WriteType,
): ReferenceSection {
  const name = declaration.name.text;
  const base = { title: name, anchor: name, depth: 3 as const };
  const { text } = readDocComment(declaration);
  if (ts.isClassDeclaration(declaration)) {
    return section({ ...base, text, code: classCode(declaration) });
  }
  const { members, calls } = listedMembers(declaration, declarations);
  const call = calls.at(-1);
  const comment = call && readDocComment(call);
  const texts = [text, comment?.text, comment?.returns && `Returns: ${comment.returns}`];
  return section({
    ...base,
    text: texts.filter(Boolean).join('\n\n'),
    code: calls
      .map((signature) => signatureCode('', signature).replace('function ', ''))
      .join('\n'),
    type: headOf(declaration, write),
    rows: [
      ...members.map((member) => memberRow(member, name, write)),
      ...(call ? parameterRows(call, name, write) : []),
    ],
  });
}

/** The section of a constant, or of a function without its own page. */
export function valueSection(
  name: string,
  symbol: ts.Symbol,
  declarations: Declarations,
  write: WriteType,
): ReferenceSection {
  const [declaration] = symbol.declarations ?? [];
  const constant = declaration && ts.isVariableDeclaration(declaration) ? declaration : undefined;
  const statement = constant?.parent.parent ?? declaration;
  return section({
    title: name,
    anchor: name,
    depth: 3,
    text: statement ? readDocComment(statement).text : '',
    code: callablesOf(symbol, declarations)
      .map((callable) => signatureCode(name, callable))
      .join('\n'),
    type: constant?.type ? write(constant.type) : [],
  });
}
