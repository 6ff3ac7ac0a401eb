import ts from 'typescript';
import {
  declarationAt,
  guidesOf,
  moduleOf,
  readDocComment,
  type Declarations,
} from '../declarations';
import {
  callablesOf,
  memberName,
  memberRow,
  membersOf,
  parameterRows,
  signatureCode,
  type Callable,
  type WriteType,
} from '../members';
import type { ReferencePage } from '../pages';
import { section, type ReferenceRow, type ReferenceSection, type TypePiece } from '../sections';
import { typeSection, typesOf, valueSection } from '../typeSections';
import { typeText } from '../typeText';
import { createLocaleRows, findLocaleText } from './localeKeys';

/** What a component's or hook's page says of it. */
export interface Reference {
  readonly sections: readonly ReferenceSection[];
  /** The guides that the package names for it, such as `/core/react-account/`. */
  readonly guides: readonly string[];
}

/** What the reference of a package is written from. */
export interface ReferenceSource {
  readonly declarations: Declarations;
  readonly pages: readonly ReferencePage[];
  /** Modules that export no component or hook with a page → the name of the page that documents them. */
  readonly modulePages: Readonly<Record<string, string>>;
}

/** Props of a component whose members have a table of their own. */
const SLOT_PROPS = [
  { prop: 'slots', anchor: 'slots', title: 'Slots', prefix: 'slot' },
  { prop: 'slotProps', anchor: 'slot-props', title: 'Slot props', prefix: 'slot-prop' },
] as const;

/** An export taken apart. */
interface Parts {
  readonly declaration: ts.Declaration | undefined;
  readonly module: string;
  readonly callables: readonly Callable[];
  /** The type of a component's props. */
  readonly props: ts.TypeNode | undefined;
  readonly slots: readonly ((typeof SLOT_PROPS)[number] & { readonly type: ts.TypeNode })[];
  /** What a hook returns, without the `null` beside it. */
  readonly result: ts.TypeNode | undefined;
  /** Declarations whose members one of the page's tables lists → the anchor of that table. */
  readonly anchors: ReadonlyMap<ts.Node, string>;
}

function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

/** The declaration of a named type, or of the one in `Partial<…>`. */
function declarationOf(
  type: ts.TypeNode | undefined,
  declarations: Declarations,
): ts.Declaration | undefined {
  if (!type || !ts.isTypeReferenceNode(type)) {
    return undefined;
  }
  const [argument] = type.typeArguments ?? [];
  return type.typeName.getText() === 'Partial' && argument
    ? declarationOf(argument, declarations)
    : declarationAt(type.typeName, declarations);
}

function partsOf(name: string, declarations: Declarations): Parts {
  const exported = declarations.exports.get(name);
  if (!exported) {
    throw new Error(`the package does not export ${name}`);
  }
  const [declaration] = exported.symbol.declarations ?? [];
  const callables = callablesOf(exported.symbol, declarations);
  const props = /^[A-Z]/.test(name) ? callables[0]?.parameters[0]?.type : undefined;
  const { members } = props ? membersOf(props, declarations) : { members: [] };
  const slots = SLOT_PROPS.flatMap((slot) => {
    const type = members.find((member) => memberName(member) === slot.prop)?.type;
    return type ? [{ ...slot, type }] : [];
  });
  const returned = isHook(name) ? callables.at(-1)?.type : undefined;
  const result = returned && ts.isUnionTypeNode(returned) ? returned.types[0] : returned;
  const returns = declarationOf(result, declarations);
  const listed: readonly (readonly [ts.Node | undefined, string])[] = [
    [declarationOf(props, declarations), 'props'],
    ...slots.map(({ type, anchor }) => [declarationOf(type, declarations), anchor] as const),
    // The results table lists members of interfaces; an alias keeps its own section.
    [returns && ts.isInterfaceDeclaration(returns) ? returns : undefined, 'result'],
  ];
  const anchors = new Map(
    listed.flatMap(([node, anchor]) => (node ? [[node, anchor] as const] : [])),
  );
  const module = moduleOf(declaration, declarations);
  return { declaration, module, callables, props, slots, result, anchors };
}

/** A component's props, and its slots in tables of their own. */
function propsSections(
  { props, slots }: Parts,
  declarations: Declarations,
  write: WriteType,
): readonly ReferenceSection[] {
  if (!props) {
    return [section({ title: 'Props', anchor: 'props', text: 'None.' })];
  }
  const { members, foreign } = membersOf(props, declarations);
  const codeLink = ({ text, href }: TypePiece) =>
    href === undefined ? `\`${text}\`` : `[\`${text}\`](${href})`;
  const others = foreign.map((node) => write(node).map(codeLink).join(''));
  const propRow = (member: (typeof members)[number]): ReferenceRow => {
    const row = memberRow(member, 'prop', write);
    const slot = slots.find(({ prop }) => prop === row.name);
    // A literal type would repeat the table that it is spelled out in.
    return slot && ts.isTypeLiteralNode(slot.type)
      ? { ...row, type: [{ text: 'object', href: `#${slot.anchor}` }] }
      : row;
  };
  return [
    section({
      title: 'Props',
      anchor: 'props',
      text:
        others.length > 0
          ? `Takes every prop of ${others.join(' and ')}${members.length > 0 ? ', and these:' : '.'}`
          : '',
      rows: members.map(propRow),
    }),
    ...slots.flatMap(({ type, title, anchor, prefix }) => {
      const inner = membersOf(type, declarations).members;
      const rows = inner.map((member) => memberRow(member, prefix, write));
      return rows.length > 0 ? [section({ title, anchor, rows })] : [];
    }),
  ];
}

/** The parameters and the result of a hook's last signature. */
function callSections(
  { callables, result }: Parts,
  declarations: Declarations,
  write: WriteType,
): readonly ReferenceSection[] {
  const callable = callables.at(-1);
  if (!callable) {
    return [];
  }
  const { text, returns } = readDocComment(callable);
  const parameters = parameterRows(callable, 'parameter', write);
  const members = result ? membersOf(result, declarations).members : [];
  return [
    section({
      title: 'Parameters',
      anchor: 'parameters',
      text: parameters.length > 0 ? text : 'None.',
      rows: parameters,
    }),
    section({
      title: 'Result',
      anchor: 'result',
      text: returns,
      type: callable.type ? write(callable.type) : [],
      rows: members.map((member) => memberRow(member, 'result', write)),
    }),
  ];
}

/** Sections below a heading of their own, which is left out with them. */
function group(title: string, anchor: string, inner: readonly ReferenceSection[]) {
  return inner.length > 0 ? [section({ title, anchor }), ...inner] : [];
}

/**
 * Writes the reference of a package's exports.
 *
 * @returns a function from the name of an export to what its page says; it throws an Error when the
 *   package does not export it, or when a type in it is documented nowhere
 */
export function createReference({
  declarations,
  pages,
  modulePages,
}: ReferenceSource): (name: string) => Reference {
  const parts = new Map(pages.map(({ name }) => [name, partsOf(name, declarations)]));
  const localeText = findLocaleText(declarations);
  const nameOfModule = new Map([...parts].map(([name, { module }]) => [module, name]));
  const pageOf = (module: string): ReferencePage | undefined => {
    const name = nameOfModule.get(module) ?? modulePages[module];
    return pages.find((page) => page.name === name);
  };

  const write: WriteType = (node) =>
    typeText(node, declarations, (declaration) => {
      const module = moduleOf(declaration, declarations);
      const page = pageOf(module);
      if (!page) {
        throw new Error(
          `no page documents the types of ${module}; add the module to src/features/reference/build/core/documentedElsewhere.json`,
        );
      }
      const name = (declaration as Partial<ts.NamedDeclaration>).name?.getText() ?? '';
      const anchor =
        declaration === localeText ? 'locale-keys' : parts.get(page.name)?.anchors.get(declaration);
      return `${page.address}#${anchor ?? name}`;
    });

  const localeRows = createLocaleRows({ declarations, pageOf, localeText, write });

  return (name) => {
    const own = parts.get(name) ?? partsOf(name, declarations);
    const modules = new Set([
      own.module,
      ...Object.keys(modulePages).filter((module) => modulePages[module] === name),
    ]);
    const locale = localeRows(own.module);
    const types = typesOf(modules, declarations).filter(
      (type) => type !== localeText && !own.anchors.has(type),
    );
    const values = [...declarations.exports].filter(
      ([other, { symbol }]) =>
        other !== name &&
        symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable) &&
        modules.has(moduleOf(symbol.declarations?.[0], declarations)),
    );
    const entry = declarations.exports.get(name)?.entry ?? '';
    const signatures = own.callables.map((callable) => signatureCode(name, callable));
    return {
      guides: own.declaration ? guidesOf(own.declaration) : [],
      sections: [
        section({
          title: 'Import',
          anchor: 'import',
          code: `import { ${name} } from '${entry}';`,
        }),
        ...(signatures.length > 0
          ? [section({ title: 'Signature', anchor: 'signature', code: signatures.join('\n') })]
          : []),
        ...(isHook(name)
          ? callSections(own, declarations, write)
          : propsSections(own, declarations, write)),
        ...(locale.length > 0
          ? [section({ title: 'Locale keys', anchor: 'locale-keys', rows: locale })]
          : []),
        ...group(
          'Also exported',
          'also-exported',
          values.map(([other, { symbol }]) => valueSection(other, symbol, declarations, write)),
        ),
        ...group(
          'Types',
          'types',
          types.map((type) => typeSection(type, declarations, write)),
        ),
      ],
    };
  };
}
