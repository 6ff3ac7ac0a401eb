import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Definition, Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { nearestName } from '../../../src/site';
import { didYouMean, type Problem } from '../../../src/build/tools/problem';
import { lineOf } from '../lineOf';
import { isFile, resolveFile, safeDecode, type ProsePage } from '../prosePage';

/** The pages of the site by file. */
export type PagesByFile = ReadonlyMap<string, ProsePage>;

const HEADING_ID = /\/\*\s*#(\S+)\s*\*\//;
const GENERATED = /^(?:ApiReference|Studio)/;

/** The IDs in a page's text; `null` if plugins generate a part of it, with its own IDs. */
function anchorsOf(tree: Root): ReadonlySet<string> | null {
  const slugger = createSlugger();
  const ids = new Set<string>();
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      const own = last?.type === 'mdxTextExpression' ? HEADING_ID.exec(last.value)?.[1] : undefined;
      ids.add(own ?? slugger.slug(toString(node)));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      names.add(node.name ?? '');
      for (const attribute of node.attributes) {
        const value = typeof attribute.value === 'string' ? attribute.value : '';
        if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') {
          ids.add(value);
        } else if (node.name === 'Demo') {
          // A demo's anchor is its file (spec 3.3).
          ids.add(path.basename(value));
        }
      }
    }
  });
  return [...names].some((name) => GENERATED.test(name)) ? null : ids;
}

function relativeFile(page: ProsePage, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(page.file), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** What is wrong with the anchor of a link to a page; `null` if nothing is. */
function anchorProblem(url: string, { file, tree }: ProsePage): string | null {
  const [, anchor = ''] = url.split('#');
  const anchors = anchorsOf(tree);
  return anchor === '' || anchors === null || anchors.has(safeDecode(anchor))
    ? null
    : `${url}: ${file} has no heading with this id${didYouMean(nearestName(anchor, anchors))}`;
}

/** Checks a URL of this site, which only links to pages of the other product may use. */
function siteLinkProblem(page: ProsePage, url: string, pages: PagesByFile): string | null {
  const address = url.replace(/^https:\/\/mui\.com/, '').replace(/^\/toolpad(?=\/|$)/, '');
  const [pathname = '', hash] = address.split('#');
  const file = `docs-${pathname.replace(/^\/|\/$/g, '')}/index.mdx`;
  const linked = pages.get(file);
  if (!linked) {
    const meant = nearestName(file, pages.keys());
    return `${url}: there is no such page${didYouMean(meant)}`;
  }
  const isSibling = file.split('/')[0] === page.file.split('/')[0];
  const plain = isSibling ? relativeFile(page, file) : `${pathname.replace(/\/$/, '')}/`;
  const right = hash === undefined ? plain : `${plain}#${hash}`;
  return url === right
    ? anchorProblem(url, linked)
    : `${url}: write ${right}${isSibling ? ', the relative path of the file' : ''}`;
}

function linkProblem(page: ProsePage, url: string, pages: PagesByFile): string | null {
  if (/^(?:\/|https:\/\/mui\.com\/toolpad(?:\/|$))/.test(url)) {
    return siteLinkProblem(page, url, pages);
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) {
    return null;
  }
  const [name = ''] = url.split('#');
  const target = name === '' ? path.join(page.siteDir, page.file) : resolveFile(page, name);
  const file = path.relative(page.siteDir, target).split(path.sep).join('/');
  if (!isFile(target)) {
    const known = [...pages.keys()].map((other) => relativeFile(page, other));
    const inFolder = `${file}/index.mdx`;
    const meant = pages.has(inFolder) ? relativeFile(page, inFolder) : nearestName(name, known);
    return `${url}: there is no such file${didYouMean(meant)}`;
  }
  const linked = pages.get(file);
  return linked ? anchorProblem(url, linked) : null;
}

/** Links to other pages: relative paths of files that exist, and of headings in them. */
export function links(page: ProsePage, pages: PagesByFile): readonly Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    const message = linkProblem(page, (node as Link | Definition).url, pages);
    if (message !== null) {
      problems.push({ file: page.file, line: lineOf(node), message });
    }
  });
  return problems;
}
