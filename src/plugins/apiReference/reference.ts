import ts from 'typescript';
import { moduleOf, type Declarations } from './declarations';
import { guidesOf } from './docComment';
import { createLocaleRows, findLocaleText } from './localeRows';
import type { WriteType } from './members';
import { section, type ReferenceSection } from '../reference/model';
import type { ReferencePage } from './pages';
import { isHook, moduleOfSymbol, partsOf } from './parts';
import { signatureCode } from './signatures';
import { typeSection, typesOf, valueSection } from './types';
import { typeText } from './typeText';
import { callSections, propsSections } from './usageSections';

/** A reference page's content. */
export interface Reference {
  readonly sections: readonly ReferenceSection[];
  /** Addresses of the guides that the package names, below the base URL. */
  readonly guides: readonly string[];
}

/** What a package's reference is written from. */
export interface ReferenceSource {
  readonly declarations: Declarations;
  readonly pages: readonly ReferencePage[];
  /** Module → name of the page that documents it, for modules without one of their own. */
  readonly modulePages: Readonly<Record<string, string>>;
}

/**
 * Writes the reference of a package's exports.
 *
 * @returns a function from an export's name to its page's content; it throws an Error when the
 *   package does not export it, or a type in it is documented nowhere
 */
export function createReference({
  declarations,
  pages,
  modulePages,
}: ReferenceSource): (name: string) => Reference {
  const { root, exports } = declarations;
  const parts = new Map(pages.map(({ name }) => [name, partsOf(name, declarations)]));
  const localeText = findLocaleText(declarations);
  const pageOfModule = new Map(
    [...parts].map(([name, { symbol }]) => [moduleOfSymbol(symbol, root), name]),
  );
  const pageOf = (module: string) => pageOfModule.get(module) ?? modulePages[module];

  const write: WriteType = (node) =>
    typeText(node, declarations, (declaration) => {
      const module = moduleOf(declaration, root);
      const page = pages.find(({ name }) => name === pageOf(module));
      if (!page) {
        throw new Error(`API reference: no page documents the types of ${module}`);
      }
      const anchor =
        (declaration === localeText ? 'locale-keys' : undefined) ??
        parts.get(page.name)?.anchors.get(declaration) ??
        (declaration as Partial<ts.NamedDeclaration>).name?.getText() ??
        '';
      return `${page.address}#${anchor}`;
    });

  const localeRows = createLocaleRows({ declarations, pages, pageOf, localeText, write });

  return (name) => {
    const { symbol, callables, props, anchors } = parts.get(name) ?? partsOf(name, declarations);
    const module = moduleOfSymbol(symbol, root);
    const modules = new Set([
      module,
      ...Object.keys(modulePages).filter((candidate) => modulePages[candidate] === name),
    ]);
    const rows = localeRows(module);
    const types = typesOf(modules, declarations).filter(
      (type) => type !== localeText && !anchors.has(type),
    );
    const values = [...exports].filter(
      ([other, exported]) =>
        other !== name &&
        modules.has(moduleOfSymbol(exported.symbol, root)) &&
        exported.symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable),
    );
    const group = (title: string, anchor: string, inner: readonly ReferenceSection[]) =>
      inner.length > 0 ? [section({ title, anchor }), ...inner] : [];
    const [declaration] = symbol.declarations ?? [];
    return {
      guides: declaration ? guidesOf(declaration) : [],
      sections: [
        section({
          title: 'Import',
          anchor: 'import',
          code: `import { ${name} } from '${exports.get(name)?.entry ?? ''}';`,
        }),
        section({
          title: 'Signature',
          anchor: 'signature',
          code: callables.map((callable) => signatureCode(name, callable)).join('\n'),
        }),
        ...(isHook(name)
          ? callSections(callables, declarations, write)
          : propsSections(props, declarations, write)),
        ...(rows.length > 0
          ? [section({ title: 'Locale keys', anchor: 'locale-keys', rows })]
          : []),
        ...group(
          'Also exported',
          'also-exported',
          values.map(([other, exported]) =>
            valueSection(other, exported.symbol, declarations, write),
          ),
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
