import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Problem } from '../../src/site/problem';
import { readSourceFile, type SourceFile } from '../pageFiles';
import { parsePage } from './parsePage';

/** A page as the rules see it. */
export interface ProsePage extends SourceFile {
  readonly siteDir: string;
  readonly tree: Root;
}

/** What a rule finds in a page. */
export type Rule = (page: ProsePage) => readonly Problem[];

/** Reads and parses a page; the problem that makes it no MDX where it is none. */
export async function readProsePage(
  siteDir: string,
  file: string,
): Promise<ProsePage | { readonly problem: Problem }> {
  const page = await readSourceFile(siteDir, file);
  const { tree, problem } = parsePage(page.source);
  return tree === null
    ? { problem: { file, line: problem.line, message: `this is not valid MDX: ${problem.reason}` } }
    : { ...page, siteDir, tree };
}

/** The file that a relative address leads to from a page, without query and hash. */
export function resolveFile({ siteDir, file }: ProsePage, url: string): string {
  const [name = ''] = url.split(/[?#]/);
  return path.resolve(siteDir, path.dirname(file), safeDecode(name));
}

/** An address as it is meant; as it is written where it cannot be decoded. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether something is a file. */
export function isFile(file: string): boolean {
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
