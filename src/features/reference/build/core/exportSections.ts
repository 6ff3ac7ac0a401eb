import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { isMember, isReference, nameOf, readDocComment, type Declarations } from '../declarations';
import type { ReferencePage } from '../pages';
import { section, type ReferenceRow, type ReferenceSection, type TypePiece } from '../sections';
import { isNamedType, signatureCode, TypeWriter } from '../typeWriter';

/** The interface with a member per locale key; throws if the package no longer exports it. */
function findLocaleText({ exports }: Declarations): ts.InterfaceDeclaration {
  const declaration = exports.get('LocaleText')?.symbol.declarations?.[0];
  if (!declaration || !ts.isInterfaceDeclaration(declaration)) {
    throw new Error('the package no longer exports the interface LocaleText');
  }
  return declaration;
}

/** The shape of the package's English texts. */
const LOCALE = z.object({
  default: z.object({
    components: z.object({
      MuiLocalizationProvider: z.object({
        defaultProps: z.object({ localeText: z.record(z.unknown()) }),
      }),
    }),
  }),
});

/** The English text of each locale key. */
function readEnglishTexts(root: string): Readonly<Record<string, unknown>> {
  const file = path.join(root, 'locales/en.js');
  const locale = LOCALE.safeParse(createRequire(file)(file));
  if (!locale.success) {
    throw new Error(`no English texts in ${file}: ${locale.error.message}`);
  }
  return locale.data.default.components.MuiLocalizationProvider.defaultProps.localeText;
}

/** The modules that read each locale key, such as `Crud/List`, sorted. */
function readLocaleKeyReaders(root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = path.join(root, 'esm');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const readers = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.endsWith('.js')).sort()) {
    const module = file.slice(0, -'.js'.length).split(path.sep).join('/');
    const source = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, key = ''] of source.matchAll(/\b\w*ocaleText\??\.(\w+)/g)) {
      readers.set(key, (readers.get(key) ?? new Set()).add(module));
    }
  }
  return readers;
}

/** A text for a table; functions are called with `…`. */
function showText(text: unknown): string {
  return String(typeof text === 'function' ? (text as (value: string) => unknown)('…') : text);
}

/**
 * Creates a function that lists the locale keys a module reads, with their English texts; for the
 * module that declares them, all keys with the components that show them.
 */
function createLocaleRows(
  writer: TypeWriter,
  pageOf: (module: string) => ReferencePage | undefined,
): (module: string) => readonly ReferenceRow[] {
  const { root } = writer.declarations;
  const localeText = findLocaleText(writer.declarations);
  const texts = readEnglishTexts(root);
  const readers = readLocaleKeyReaders(root);
  const home = writer.declarations.moduleOf(localeText);
  const rows = writer
    .memberRows(localeText, 'locale')
    .map((row) => ({ ...row, isRequired: false, defaultValue: showText(texts[row.name]) }));
  const shownBy = (key: string): string => {
    const components = [...(readers.get(key) ?? [])].map((module) => {
      const page = pageOf(module);
      return page ? `[\`${page.name}\`](${page.address})` : `\`${path.posix.basename(module)}\``;
    });
    return components.length > 0
      ? `Shown by ${[...new Set(components)].join(', ')}.`
      : 'Not shown in this version.';
  };
  const described = rows.map((row) => ({
    ...row,
    description: `${row.description} ${shownBy(row.name)}`.trim(),
  }));
  return (module) =>
    module === home ? described : rows.filter(({ name }) => readers.get(name)?.has(module));
}

/** Props whose members have a separate table. */
const SLOT_PROPS = [
  { prop: 'slots', title: 'Slots', anchor: 'slots', prefix: 'slot' },
  { prop: 'slotProps', title: 'Slot props', anchor: 'slot-props', prefix: 'slot-prop' },
] as const;

function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

/** The parts of an export that its page shows. */
function partsOf(page: ReferencePage, declarations: Declarations) {
  const { name } = page;
  const exported = declarations.exports.get(name);
  if (!exported) {
    throw new Error(`the package does not export ${name}`);
  }
  const { symbol, entry } = exported;
  /** The declaration of a named type, or of `T` in `Partial<T>`. */
  const declarationOf = (type: ts.TypeNode | undefined): ts.Declaration | undefined => {
    if (!type || !ts.isTypeReferenceNode(type)) {
      return undefined;
    }
    const [argument] = type.typeArguments ?? [];
    return type.typeName.getText() === 'Partial' && argument
      ? declarationOf(argument)
      : declarations.at(type.typeName);
  };
  const [declaration] = symbol.declarations ?? [];
  const module = declarations.moduleOf(declaration);
  const callables = declarations.callablesOf(symbol);
  const props = /^[A-Z]/.test(name) ? callables[0]?.parameters[0]?.type : undefined;
  const members = props ? declarations.membersOf(props).filter(isMember) : [];
  const slots = SLOT_PROPS.flatMap((slot) => {
    const type = members.find((member) => nameOf(member) === slot.prop)?.type;
    return type ? [{ ...slot, type }] : [];
  });
  /** A hook's return type; `result` is without its `null`. */
  const returned = isHook(name) ? callables.at(-1)?.type : undefined;
  const result = returned && ts.isUnionTypeNode(returned) ? returned.types[0] : returned;
  const returns = declarationOf(result);
  /** Declarations whose members are in a table of the page → the table's anchor. */
  const anchors = new Map<ts.Node | undefined, string>([
    [declarationOf(props), 'props'],
    ...slots.map(({ type, anchor }) => [declarationOf(type), anchor] as const),
    [findLocaleText(declarations), 'locale-keys'],
    // The results table lists members of interfaces; an alias keeps its own section.
    [returns && ts.isInterfaceDeclaration(returns) ? returns : undefined, 'result'],
  ]);
  return { page, entry, declaration, module, callables, props, slots, result, anchors };
}

type Parts = ReturnType<typeof partsOf>;

/** A component's props, and its slots in separate tables. */
function propsSections({ props, slots }: Parts, writer: TypeWriter): readonly ReferenceSection[] {
  if (!props) {
    return [section({ title: 'Props', text: 'None.' })];
  }
  const codeLink = ({ text, href }: TypePiece) =>
    href === undefined ? `\`${text}\`` : `[\`${text}\`](${href})`;
  const others = writer.declarations
    .membersOf(props)
    .filter(isReference)
    .map((node) => writer.write(node).map(codeLink).join(''));
  const rows = writer.memberRows(props, 'prop').map((row) => {
    const slot = slots.find(({ prop }) => prop === row.name);
    // A literal type would repeat the slot's own table.
    return slot && ts.isTypeLiteralNode(slot.type)
      ? { ...row, type: [{ text: 'object', href: `#${slot.anchor}` }] }
      : row;
  });
  const end = rows.length > 0 ? ', and these:' : '.';
  const text = others.length > 0 ? `Takes every prop of ${others.join(' and ')}${end}` : '';
  return [
    section({ title: 'Props', text, rows }),
    ...slots.map(({ type, title, anchor, prefix }) =>
      section({ title, anchor, rows: writer.memberRows(type, prefix) }),
    ),
  ];
}

/** A hook's signatures, and the parameters and result of the last one. */
function callSections(
  { page, callables, result }: Parts,
  writer: TypeWriter,
): readonly ReferenceSection[] {
  const callable = callables.at(-1);
  if (!callable) {
    return [];
  }
  const { text, returns } = readDocComment(callable);
  const parameters = writer.rows(callable.parameters, 'parameter');
  const type = writer.write(callable.type);
  const rows = writer.memberRows(result, 'result');
  const signatures = callables.map((one) => signatureCode(page.name, one));
  return [
    section({ title: 'Signature', code: signatures.join('\n') }),
    section({ title: 'Parameters', text: parameters[0] ? text : 'None.', rows: parameters }),
    section({ title: 'Result', text: returns, type, rows }),
  ];
}

/**
 * Creates the reference of a package's exports, with the guides that the package names.
 *
 * @param modulePages modules without a page → the page that documents them
 * @throws Error when a page's export is missing, or a type is documented nowhere
 */
export function createReference(
  declarations: Declarations,
  pages: readonly ReferencePage[],
  modulePages: Readonly<Record<string, string>>,
) {
  const all = pages.map((page) => partsOf(page, declarations));
  const ownerOf = (module: string): Parts | undefined =>
    all.find((own) => own.module === module) ??
    all.find(({ page }) => page.name === modulePages[module]);

  const writer = new TypeWriter(declarations, (declaration) => {
    const module = declarations.moduleOf(declaration);
    const owner = ownerOf(module);
    if (!owner) {
      throw new Error(
        `no page documents the types of ${module}; add the module to src/features/reference/build/core/documentedElsewhere.json`,
      );
    }
    const name = (declaration as Partial<ts.NamedDeclaration>).name?.getText() ?? '';
    return `${owner.page.address}#${owner.anchors.get(declaration) ?? name}`;
  });
  const localeRows = createLocaleRows(writer, (module) => ownerOf(module)?.page);

  return all.map((own) => {
    const { page, entry, declaration, module } = own;
    const isOwn = (node: ts.Node | undefined) => {
      const other = declarations.moduleOf(node);
      return other === module || modulePages[other] === page.name;
    };
    const types = declarations.files
      .filter(isOwn)
      .flatMap((file) => file.statements.filter(isNamedType))
      .filter((type) => !own.anchors.has(type));
    const values = [...declarations.exports].filter(
      ([name, { symbol }]) =>
        name !== page.name &&
        symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable) &&
        isOwn(symbol.declarations?.[0]),
    );
    const sections = [
      section({ title: '', code: `import { ${page.name} } from '${entry}';` }),
      ...(isHook(page.name) ? callSections(own, writer) : propsSections(own, writer)),
      section({ title: 'Locale keys', rows: localeRows(module) }),
      section({ title: 'Also exported' }),
      ...values.map(([name, { symbol }]) => writer.valueSection(name, symbol)),
      section({ title: 'Types' }),
      ...types.map((type) => writer.typeSection(type)),
    ];
    return { page, sections, guides: declaration ? readDocComment(declaration).guides : [] };
  });
}
