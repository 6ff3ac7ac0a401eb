import fs from 'node:fs';
import path from 'node:path';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { stringify } from 'yaml';
import { docId, groupAddress, isRuleFor, OLD_ADDRESSES, parseOldAddresses } from '../../src/site';
import { checkFrontMatter } from '../../src/build/frontMatter';
import { entryText, treeFileName } from '../../src/build/tools/pageTree';
import { listSourceFiles, readSourceFile } from '../pageFiles';
import { UsageError } from '../usageError';
import { choosePlace } from './choosePlace';
import type { PageRequest } from './readRequest';
import { readTreeSource, type TreeEntry } from './treeSource';

/** What was created. */
export interface CreatedPage {
  /** From the root of the site. */
  readonly file: string;
  readonly treeFile: string;
  /** The line of the new entry. */
  readonly line: number;
  /** The entry before it. */
  readonly after: string;
}

const TEMPLATES = path.join(__dirname, '../templates');

function refuseTaken({ pathname }: PageRequest, file: string, entries: readonly TreeEntry[]): void {
  const entry = entries.find((other) => other.pathname === pathname);
  if (entry) {
    throw new UsageError(`${pathname} is in the tree already (line ${entry.line}): choose another`);
  }
  if (fs.existsSync(file)) {
    throw new UsageError(`${file} already exists: add its entry to the tree, or choose another`);
  }
  const old = parseOldAddresses(OLD_ADDRESSES).find((rule) => isRuleFor(rule, `${pathname}/`));
  if (old) {
    throw new UsageError(
      `${pathname}/ is an old path that redirects to ${old.to} (src/site/redirects.json): choose another`,
    );
  }
}

/** Readers shorten URLs: every parent of a page must exist (spec 1.1). */
function refuseGap({ pathname, product }: PageRequest, entries: readonly TreeEntry[]): void {
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  const addresses = entries.map((entry) => groupAddress({ pathname: entry.pathname }));
  if (parent !== product.basePath && !addresses.includes(parent)) {
    throw new UsageError(
      `${parent}/ would have no page: create that page first, or give a group the pathname '${parent}-group'`,
    );
  }
}

async function refuseDescription(siteDir: string, page: string, request: PageRequest) {
  const { title, description } = request;
  const [problem] = checkFrontMatter({ title, description }, 'page', page);
  if (problem) {
    throw new UsageError(problem.message);
  }
  for (const file of listSourceFiles(siteDir)) {
    if ((await readSourceFile(siteDir, file)).description === description) {
      throw new UsageError(`description: ${file} has the same; each page needs a different one`);
    }
  }
}

/**
 * Writes a page from the template of its kind, and its entry in the tree. Writes nothing unless
 * both are possible.
 *
 * @throws UsageError if the path is taken, the place does not exist, or the front matter is wrong
 */
export async function createPage(siteDir: string, request: PageRequest): Promise<CreatedPage> {
  const { product, pathname, title, description, kind } = request;
  const file = `${product.docsPluginId}/${docId(pathname, product.basePath)}.mdx`;
  const treeFile = treeFileName(product.docsPluginId);
  const source = fs.readFileSync(path.join(siteDir, treeFile), 'utf8');
  const entries = readTreeSource(source);
  refuseTaken(request, path.join(siteDir, file), entries);
  const place = choosePlace(entries, pathname, request.after);
  refuseGap(request, entries);
  const body = fs.readFileSync(path.join(TEMPLATES, `${kind}.mdx`), 'utf8');
  const page = `---\n${stringify({ title, description }, { lineWidth: 0 })}---\n\n${body}`;
  await refuseDescription(siteDir, page, request);

  const style = fs.readFileSync(path.join(siteDir, '.prettierrc.json'), 'utf8');
  const tree = await format(
    `${source.slice(0, place.end)}, ${entryText(pathname, title)}${source.slice(place.end)}`,
    { ...(JSON.parse(style) as object), parser: 'typescript', plugins: [typescript, estree] },
  );
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), page);
  fs.writeFileSync(path.join(siteDir, treeFile), tree);
  const line = readTreeSource(tree).find((entry) => entry.pathname === pathname)?.line ?? 1;
  return { file, treeFile, line, after: place.pathname };
}
