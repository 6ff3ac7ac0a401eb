import ts from 'typescript';
import { moduleOf, type Declarations } from './declarations';
import { readDocComment } from './docComment';
import {
  membersOf,
  memberRow,
  ofElements,
  parameterRows,
  type TypeMembers,
  type WriteType,
} from './members';
import { section, type ReferenceSection, type TypePiece } from '../reference/model';
import { callablesOf, classCode, signatureCode } from './signatures';

/** A declaration of a type by its name. */
export type NamedType =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | (ts.ClassDeclaration & { readonly name: ts.Identifier });

/** Types that the given modules declare, in their order. */
export function typesOf(
  modules: ReadonlySet<string>,
  { files, root }: Declarations,
): readonly NamedType[] {
  return files
    .filter((file) => modules.has(moduleOf(file, root)))
    .flatMap((file) =>
      file.statements.filter(
        (statement): statement is NamedType =>
          ts.isInterfaceDeclaration(statement) ||
          ts.isTypeAliasDeclaration(statement) ||
          (ts.isClassDeclaration(statement) && statement.name !== undefined),
      ),
    );
}

/** Types as Markdown: code with links. */
function piecesMarkdown(pieces: readonly TypePiece[]): string {
  return pieces
    .map(({ text, href }) => (href === undefined ? `\`${text}\`` : `[\`${text}\`](${href})`))
    .join('');
}

/** Which other packages' props a component takes as well; empty when none. */
export function foreignText(foreign: readonly ts.Node[], write: WriteType): string {
  const names = foreign.map((node) => piecesMarkdown(write(node)));
  return names.length > 0 ? `Takes every prop of ${names.join(' and ')} as well.` : '';
}

function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** The first line of a type's declaration: its name, type parameters and what it extends. */
function headPieces(
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

function ownElements(
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  declarations: Declarations,
): TypeMembers {
  if (ts.isInterfaceDeclaration(declaration)) {
    return ofElements([...declaration.members]);
  }
  return ts.isTypeLiteralNode(declaration.type) || ts.isIntersectionTypeNode(declaration.type)
    ? membersOf(declaration.type, declarations)
    : { members: [], calls: [], foreign: [] };
}

/** The section that documents a type: what it says itself, and links to what it builds on. */
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
  const { members, calls } = ownElements(declaration, declarations);
  const call = calls.at(-1);
  const callComment = call && readDocComment(call);
  return section({
    ...base,
    text: paragraphs(
      text,
      callComment?.text ?? '',
      callComment?.returns ? `Returns: ${callComment.returns}` : '',
    ),
    code: calls
      .map((signature) => signatureCode('', signature).replace('function ', ''))
      .join('\n'),
    type: headPieces(declaration, write),
    rows: [
      ...members.map((member) => memberRow(member, name, write)),
      ...(call ? parameterRows(call, name, write) : []),
    ],
  });
}

/** The section that documents a constant, or a function without a page of its own. */
export function valueSection(
  name: string,
  symbol: ts.Symbol,
  declarations: Declarations,
  write: WriteType,
): ReferenceSection {
  const [declaration] = symbol.declarations ?? [];
  const statement =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const isConstant = declaration !== undefined && ts.isVariableDeclaration(declaration);
  return section({
    title: name,
    anchor: name,
    depth: 3,
    text: statement ? readDocComment(statement).text : '',
    code: callablesOf(symbol, declarations)
      .map((callable) => signatureCode(name, callable))
      .join('\n'),
    type: isConstant && declaration.type ? write(declaration.type) : [],
  });
}
