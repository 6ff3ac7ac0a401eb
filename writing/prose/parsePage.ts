import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/** A page's text as a tree, or where it is not valid MDX. */
export type ParsedPage =
  | { readonly tree: Root; readonly problem: null }
  | { readonly tree: null; readonly problem: { readonly line: number; readonly reason: string } };

/** Parses the text of an MDX file; never throws. */
export function parsePage(source: string): ParsedPage {
  try {
    return { tree: parser.parse(source), problem: null };
  } catch (error) {
    const { line, place, reason } = error as {
      line?: number;
      place?: { line?: number; start?: { line?: number } };
      reason?: string;
    };
    const where = line ?? place?.line ?? place?.start?.line ?? 1;
    return { tree: null, problem: { line: where, reason: reason ?? String(error) } };
  }
}
