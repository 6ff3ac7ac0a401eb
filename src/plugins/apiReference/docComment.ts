import ts from 'typescript';

/** What a declaration's comment says, as Markdown. */
export interface DocComment {
  readonly text: string;
  readonly defaultValue: string | null;
  readonly deprecation: string | null;
  readonly isInternal: boolean;
  /** Parameter → what it is. */
  readonly params: ReadonlyMap<string, string>;
  readonly returns: string;
}

const SITE = /https:\/\/mui\.com\/toolpad(\/core\/[^\s)]*)/g;

/** Links to the product's documentation stay in it. */
function ownLinks(markdown: string): string {
  return markdown.replace(SITE, (_address, rest: string) => rest);
}

/** Without the lists of links that the package's own tools append. */
function withoutLinkLists(text: string): string {
  return text.replace(/\s*(?:^|\n)(?:Demos|API):\n[^]*$/, '').trim();
}

function plain(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return ownLinks((ts.getTextOfJSDocComment(comment) ?? '').trim());
}

/** The value in `@default`; a remark behind it (`300000 (5 minutes)`) is part of it. */
function tagText(node: ts.Node, name: string): string | null {
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);
  return tag ? plain(tag.comment) : null;
}

/**
 * Reads the comment above a declaration.
 *
 * @param node a declaration of a package's own files
 */
export function readDocComment(node: ts.Node): DocComment {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const last = comments.at(-1);
  const params = new Map<string, string>();
  for (const tag of ts.getJSDocTags(node)) {
    if (ts.isJSDocParameterTag(tag)) {
      params.set(tag.name.getText(), plain(tag.comment));
    }
  }
  return {
    text: ownLinks(withoutLinkLists(ts.getTextOfJSDocComment(last?.comment) ?? '')),
    defaultValue: tagText(node, 'default'),
    deprecation: tagText(node, 'deprecated'),
    isInternal: tagText(node, 'ignore') !== null,
    params,
    returns: tagText(node, 'returns') ?? '',
  };
}

/** Addresses of the guides that a component's comment names, such as `/core/react-account/`. */
export function guidesOf(node: ts.Node): readonly string[] {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? '';
  const demos = /Demos:\n([^]*?)(?:\n\n\w|$)/.exec(text)?.[1] ?? '';
  return [...demos.matchAll(SITE)].map(([, address = '']) => address);
}
