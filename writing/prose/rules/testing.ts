import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../src/site/problem';
import { readProsePage, type ProsePage, type Rule } from '../prosePage';

const FRONT_MATTER = '---\ntitle: Thing\ndescription: What it is.\n---\n\n';

/** The line of a page on which its text begins. */
export const FIRST_LINE = 6;

/** The page that a rule is tried on, unless a test says otherwise. */
export const PAGE = 'docs-core/thing/index.mdx';

/** The folder of the site that the running test has for itself. */
export let siteDir = '';

/** Gives every test of the file that calls this a site of its own. */
export function eachTestHasASite(): void {
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
  });
}

/** Writes a page with that text. */
export function writePage(file: string, text: string): void {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), FRONT_MATTER + text);
}

/** A page with that text, read. */
export async function pageAt(file: string, text: string): Promise<ProsePage> {
  writePage(file, text);
  const page = await readProsePage(siteDir, file);
  if ('problem' in page) {
    throw new Error(page.problem.message);
  }
  return page;
}

/** Problems as `line: message`, the first line of the text being 1. */
export function told(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ line, message }) => `${line - FIRST_LINE + 1}: ${message}`);
}

/** What a rule says of a text. */
export async function check(rule: Rule, text: string): Promise<readonly string[]> {
  return told(rule(await pageAt(PAGE, text)));
}
