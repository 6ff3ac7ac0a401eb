import path from 'node:path';
import ts from 'typescript';
import { readDeclarations, type Declarations } from '../apiReference/declarations';
import { readDocComment } from '../apiReference/docComment';
import { parameterRows } from '../apiReference/members';
import { callablesOf, signatureCode } from '../apiReference/signatures';
import { typeSection, type NamedType } from '../apiReference/types';
import { typeText } from '../apiReference/typeText';
import { section, type ReferenceSection, type TypePiece } from '../reference/model';

/** The section that opens the types. */
export const TYPES_ANCHOR = 'types';

let declared: readonly Declarations[] | null = null;

/** Where readers import Studio's functions from, and the declarations behind it; read once. */
function packages(siteDir: string): readonly Declarations[] {
  const runtime = path.dirname(require.resolve('@toolpad/studio-runtime/package.json'));
  declared ??= [
    readDeclarations(path.join(runtime, 'dist'), {
      '@toolpad/studio/server': 'server.d.ts',
      '@toolpad/studio/browser': 'browser.d.ts',
    }),
    readDeclarations(path.join(siteDir, 'vendor/toolpad-studio'), {
      '@toolpad/studio': 'index.d.mts',
    }),
  ];
  return declared;
}

function isNamedType(declaration: ts.Declaration): declaration is NamedType {
  return ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration);
}

/** A function's page: signature, parameters, and every type of the package that they lead to. */
function describe(name: string, declarations: Declarations): readonly ReferenceSection[] {
  const exported = declarations.exports.get(name);
  const callable = exported && callablesOf(exported.symbol, declarations).at(-1);
  if (!callable) {
    throw new Error(`${name} is no longer a function of Studio`);
  }
  // Grows while it is read: describing a type finds the types that it is made of.
  const types: NamedType[] = [];
  const write = (node: ts.Node): readonly TypePiece[] =>
    typeText(node, declarations, (declaration) => {
      if (isNamedType(declaration) && !types.includes(declaration)) {
        types.push(declaration);
      }
      return `#${(declaration as Partial<ts.NamedDeclaration>).name?.getText() ?? ''}`;
    });
  const { returns } = readDocComment(callable);
  const sections = [
    section({
      title: 'Signature',
      anchor: 'signature',
      // What is taken apart in the parameter list has no name there.
      code: signatureCode(name, callable).replace('(props: ', '(config: '),
    }),
    section({
      title: 'Parameters',
      anchor: 'parameters',
      depth: 3,
      text: callable.parameters.length === 0 ? 'None.' : '',
      rows: parameterRows(callable, 'parameter', write).map((row) =>
        row.name.startsWith('{') ? { ...row, name: 'config', anchor: 'parameter-config' } : row,
      ),
    }),
    section({
      title: 'Result',
      anchor: 'result',
      depth: 3,
      text: returns,
      type: callable.type ? write(callable.type) : [],
    }),
  ];
  const described: ReferenceSection[] = [];
  for (const type of types) {
    described.push(typeSection(type, declarations, write));
  }
  return [...sections, section({ title: 'Types', anchor: TYPES_ANCHOR }), ...described];
}

/**
 * The reference of a function that apps of Studio import.
 *
 * @param name such as `createHandler`
 * @param siteDir the repository
 * @throws Error when Studio exports no such function, or a type in it is documented nowhere
 */
export function functionSections(name: string, siteDir: string): readonly ReferenceSection[] {
  const home = packages(siteDir).find(({ exports }) => exports.has(name));
  if (!home) {
    throw new Error(`no function "${name}" among the exports of @toolpad/studio`);
  }
  return describe(name, home);
}
