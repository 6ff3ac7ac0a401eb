import fs from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** An ECMAScript module's own names. */
export interface Module {
  readonly file: string;
  readonly variables: ReadonlyMap<string, ts.Expression>;
  /** Local name → module and the name it has there. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Exported name → local name. */
  readonly exports: ReadonlyMap<string, string>;
}

/** An expression and the module whose names it uses. */
export interface Placed {
  readonly expression: ts.Expression;
  readonly module: Module;
}

const modules = new Map<string, Module>();

function readModule(file: string): Module {
  const source = ts.createSourceFile(
    file,
    fs.readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const variables = new Map<string, ts.Expression>();
  const imports = new Map<string, { from: string; name: string }>();
  const exports = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          variables.set(name.text, initializer);
        }
      }
    } else if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (bindings && ts.isNamedImports(bindings)) {
        for (const { name, propertyName } of bindings.elements) {
          imports.set(name.text, { from, name: (propertyName ?? name).text });
        }
      }
    } else if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      for (const { name, propertyName } of statement.exportClause.elements) {
        exports.set(name.text, (propertyName ?? name).text);
      }
    }
  }
  return { file, variables, imports, exports };
}

function moduleAt(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

/**
 * The expression that a name stands for in a module, followed through its imports.
 *
 * @throws Error when the module knows no such name
 */
export function resolveName(name: string, module: Module): Placed {
  const imported = module.imports.get(name);
  if (imported) {
    return findExport(createRequire(module.file).resolve(imported.from), imported.name);
  }
  const expression = module.variables.get(name);
  if (!expression) {
    throw new Error(`${module.file}: nothing is known of "${name}"`);
  }
  return { expression, module };
}

/**
 * What a published module exports under a name, followed through its imports.
 *
 * @throws Error when there is no such export
 */
export function findExport(file: string, name: string): Placed {
  const module = moduleAt(file);
  const local = module.exports.get(name);
  if (local === undefined) {
    throw new Error(`${file}: no export "${name}"`);
  }
  return resolveName(local, module);
}
