import ts from 'typescript';

/** An entry as it is written in a tree's file. */
export interface TreeEntry {
  readonly pathname: string;
  readonly line: number;
  /** Where the entry's text begins and ends, braces included. */
  readonly start: number;
  readonly end: number;
  /** The pathname of the group it stands in; `null` at the top. */
  readonly group: string | null;
}

/** The file of a docs folder's navigation tree, such as `sidebars-core.ts` (spec 1.2). */
export function treeFileName(docsFolder: string): string {
  return `sidebars-${docsFolder.replace('docs-', '')}.ts`;
}

function pathnameOf(node: ts.ObjectLiteralExpression): string | null {
  for (const property of node.properties) {
    if (
      ts.isPropertyAssignment(property) &&
      'text' in property.name &&
      property.name.text === 'pathname' &&
      ts.isStringLiteralLike(property.initializer)
    ) {
      return property.initializer.text;
    }
  }
  return null;
}

/** Finds every entry in the text of a tree's file, groups before what is in them. */
export function readTreeSource(source: string): readonly TreeEntry[] {
  const file = ts.createSourceFile('tree.ts', source, ts.ScriptTarget.Latest, true);
  const entries: TreeEntry[] = [];
  const visit = (node: ts.Node, group: string | null): void => {
    const pathname = ts.isObjectLiteralExpression(node) ? pathnameOf(node) : null;
    if (pathname !== null) {
      const start = node.getStart();
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      entries.push({ pathname, line, start, end: node.getEnd(), group });
    }
    ts.forEachChild(node, (child) => visit(child, pathname ?? group));
  };
  visit(file, null);
  return entries;
}

/** An entry as it is written in a tree's file. */
export function entryText(pathname: string, title: string): string {
  const quoted = (text: string) =>
    text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
  return `{ pathname: ${quoted(pathname)}, title: ${quoted(title)} }`;
}
