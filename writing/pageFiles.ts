import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { PRODUCTS } from '../src/site';
import { readFrontMatter } from '../src/build/frontMatter';
import type { Problem } from '../src/build/tools/problem';

/** The source of a Markdown file. */
export interface SourceFile {
  /** From the root of the site, such as `docs-core/introduction/index.mdx`. */
  readonly file: string;
  readonly source: string;
  /** From the front matter; empty if missing. */
  readonly title: string;
  readonly description: string;
  /** What is wrong with the front matter. */
  readonly problems: readonly Problem[];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads a Markdown file and its front matter. */
export async function readSourceFile(siteDir: string, file: string): Promise<SourceFile> {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const { parsed, problems } = await readFrontMatter({
    filePath: file,
    fileContent: source,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const { title, description } = parsed?.frontMatter ?? {};
  return { file, source, title: textOf(title), description: textOf(description), problems };
}

/** Every Markdown file of the docs folders, including those that are in no tree. */
export function listSourceFiles(siteDir: string): readonly string[] {
  return PRODUCTS.flatMap(({ docsPluginId: folder }) =>
    fs
      .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.join(folder, name).split(path.sep).join('/'))
      .sort(),
  );
}
