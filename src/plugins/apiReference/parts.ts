import ts from 'typescript';
import { moduleOf, originOf, type Declarations } from './declarations';
import { memberName, membersOf } from './members';
import { callablesOf, type Callable } from './signatures';

/** What a page's export is made of. */
export interface Parts {
  readonly symbol: ts.Symbol;
  readonly callables: readonly Callable[];
  /** The type of the props; none for hooks. */
  readonly props: ts.TypeNode | null;
  /** Declarations that have a section of their own: its id. */
  readonly anchors: ReadonlyMap<ts.Node, string>;
}

/** Members with a section of their own on a component's page. */
export const SLOT_SECTIONS = [
  { member: 'slots', anchor: 'slots', title: 'Slots', prefix: 'slot' },
  { member: 'slotProps', anchor: 'slot-props', title: 'Slot props', prefix: 'slot-prop' },
] as const;

/** The type of a prop; `null` when there is no such prop. */
export function memberType(
  props: ts.TypeNode | null,
  name: string,
  declarations: Declarations,
): ts.TypeNode | null {
  const { members } = props ? membersOf(props, declarations) : { members: [] };
  return members.find((member) => memberName(member) === name)?.type ?? null;
}

function declarationOf(type: ts.TypeNode | null, { checker }: Declarations): ts.Node | null {
  if (!type || !ts.isTypeReferenceNode(type)) {
    return null;
  }
  const [argument] = type.typeArguments ?? [];
  const name = type.typeName.getText() === 'Partial' && argument ? argument : type;
  const node = ts.isTypeReferenceNode(name) ? name.typeName : name;
  const symbol = checker.getSymbolAtLocation(node);
  return (symbol && originOf(symbol, checker).declarations?.[0]) ?? null;
}

/** Whether an export is a hook, by React's rule for names. */
export function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

/** What a hook gives when it gives anything: without the `null` beside it. */
export function resultType(callables: readonly Callable[]): ts.TypeNode | null {
  const type = callables.at(-1)?.type;
  return type && ts.isUnionTypeNode(type) ? (type.types[0] ?? null) : (type ?? null);
}

function resultDeclaration(
  callables: readonly Callable[],
  declarations: Declarations,
): ts.Node | null {
  const declaration = declarationOf(resultType(callables), declarations);
  return declaration && ts.isInterfaceDeclaration(declaration) ? declaration : null;
}

/**
 * Takes an export apart, and names the declarations that have a section of their own on its page.
 *
 * @throws Error when the package does not export it
 */
export function partsOf(name: string, declarations: Declarations): Parts {
  const exported = declarations.exports.get(name);
  if (!exported) {
    throw new Error(`API reference: the package does not export ${name}`);
  }
  const callables = callablesOf(exported.symbol, declarations);
  const props = /^[A-Z]/.test(name) ? (callables[0]?.parameters[0]?.type ?? null) : null;
  const anchors = new Map<ts.Node, string>();
  const propsDeclaration = declarationOf(props, declarations);
  if (propsDeclaration) {
    anchors.set(propsDeclaration, 'props');
  }
  for (const { member, anchor } of SLOT_SECTIONS) {
    const declaration = declarationOf(memberType(props, member, declarations), declarations);
    if (declaration) {
      anchors.set(declaration, anchor);
    }
  }
  const result = isHook(name) ? resultDeclaration(callables, declarations) : null;
  if (result) {
    anchors.set(result, 'result');
  }
  return { symbol: exported.symbol, callables, props, anchors };
}

/** The module that declares a symbol. */
export function moduleOfSymbol(symbol: ts.Symbol, root: string): string {
  const [declaration] = symbol.declarations ?? [];
  return declaration ? moduleOf(declaration, root) : '';
}
