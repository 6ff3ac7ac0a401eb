import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Problem } from '../../src/build/tools/problem';
import { readSourceFile, type SourceFile } from '../pageFiles';
import { parsePage } from './parsePage';

/** A page as the rules see it. */
export interface ProsePage extends SourceFile {
  readonly siteDir: string;
  readonly tree: Root;
}

/** Finds problems in a page. */
export type Rule = (page: ProsePage) => readonly Problem[];

/** Reads and parses a page; returns the problem if it is not valid MDX. */
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

/** The file that a relative URL on a page refers to, without query and hash. */
export function resolveFile({ siteDir, file }: ProsePage, url: string): string {
  const [name = ''] = url.split(/[?#]/);
  return path.resolve(siteDir, path.dirname(file), safeDecode(name));
}

/** Decodes a URL; returns it unchanged if it cannot be decoded. */
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
