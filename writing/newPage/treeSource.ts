import ts from 'typescript';

/** An entry in the source of a tree. */
export interface TreeEntry {
  readonly pathname: string;
  readonly line: number;
  /** Offsets of the entry, braces included. */
  readonly start: number;
  readonly end: number;
  /** The pathname of its group; `null` at the top level. */
  readonly group: string | null;
}

function pathnameOf({ properties }: ts.ObjectLiteralExpression): string | null {
  const values = properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    'text' in property.name &&
    property.name.text === 'pathname' &&
    ts.isStringLiteralLike(property.initializer)
      ? property.initializer.text
      : [],
  );
  return values[0] ?? null;
}

/** Every entry in the source of a tree, groups before their entries. */
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
