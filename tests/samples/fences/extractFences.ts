import path from 'node:path';
import type { Code, Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A code fence of a page, wherever it is: in a list, an admonition, a code group. */
export interface Fence {
  /** As written: `tsx`, `bash`, … or an empty string. */
  readonly language: string;
  /** The text of `title="…"`, such as the file's path. */
  readonly title: string | null;
  /** The file of an example app that readers see in its place: a path below `examples/`. */
  readonly file: string | null;
  /** Marked as part of a file that does not stand on its own. */
  readonly isFragment: boolean;
  /** Marked with `npm2yarn`: readers see it for other package managers too. */
  readonly isNpm: boolean;
  /** `JS` or `TS` where a code group holds both. */
  readonly variant: string | null;
  readonly code: string;
  /** Number of second-level headings before it: the step of the page that it belongs to. */
  readonly section: number;
  /** The text of the second-level heading above it; `null` before the first. */
  readonly heading: string | null;
  /** The page's line with the opening fence; the code starts on the next one. */
  readonly line: number;
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .freeze();

const MARK = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** Parses what follows a fence's language: `name=value` pairs, and flags, whose value is empty. */
function readMarks(meta: string): ReadonlyMap<string, string> {
  const marks = [...meta.replace(/\{[^}]*\}/g, '').matchAll(MARK)];
  return new Map(
    marks.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );
}

function readFence(
  { lang, meta, value, position }: Code,
  { section, heading }: Pick<Fence, 'section' | 'heading'>,
): Fence {
  const marks = readMarks(meta ?? '');
  return {
    language: lang ?? '',
    title: marks.get('title') ?? null,
    file: marks.get('file') ?? null,
    isFragment: marks.has('fragment'),
    isNpm: marks.has('npm2yarn'),
    variant: marks.get('variant') ?? null,
    code: value,
    section,
    heading,
    line: position?.start.line ?? 1,
  };
}

/** A heading's text, without the comment that sets its anchor. */
function headingText(heading: Heading): string {
  return toString(heading)
    .replace(/\/\*.*\*\//, '')
    .trim();
}

/**
 * Every fence of a page, in the order of the page.
 *
 * @param source the text of an MDX file
 * @throws VFileMessage, with the line, if the text is not valid MDX
 */
export function extractFences(source: string): readonly Fence[] {
  const tree: Root = parser.parse(source);
  const fences: Fence[] = [];
  let place: Pick<Fence, 'section' | 'heading'> = { section: 0, heading: null };
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      place = { section: place.section + 1, heading: headingText(node) };
    } else if (node.type === 'code') {
      fences.push(readFence(node, place));
    }
  });
  return fences;
}

/** Whether a fence's title is the path of a file, rather than a sentence about the fence. */
export function isFilePath(title: string): boolean {
  return /^(?:[^\s/\\:]+\/)*[^\s/\\:]*\.[\w-]+$/.test(title) && !title.split('/').includes('..');
}

const USES = /^\{\/\* files of (.+) \*\/\}$/gm;

/** The pages that a page takes files from, in order, named like the page itself. */
export function usedPages(file: string, source: string): readonly string[] {
  return [...source.matchAll(USES)].map(([, used = '']) =>
    path.posix.join(path.posix.dirname(file), used),
  );
}
