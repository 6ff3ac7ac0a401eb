import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../../src/build/tools/problem';
import { readProsePage, type ProsePage, type Rule } from '../prosePage';

const FRONT_MATTER = '---\ntitle: Thing\ndescription: What it is.\n---\n\n';

/** The line of a page on which its text begins. */
export const FIRST_LINE = 6;

/** The page that a rule is tested on, unless a test says otherwise. */
export const PAGE = 'docs-core/thing/index.mdx';

/** The folder of the running test's own site. */
export let siteDir = '';

/** Gives every test in the calling file its own site. */
export function eachTestHasASite(): void {
  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
  });
}

/** Writes a page with a text. */
export function writePage(file: string, text: string): void {
  fs.mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), FRONT_MATTER + text);
}

/** Writes a page with a text, and reads it. */
export async function pageAt(file: string, text: string): Promise<ProsePage> {
  writePage(file, text);
  const page = await readProsePage(siteDir, file);
  if ('problem' in page) {
    throw new Error(page.problem.message);
  }
  return page;
}

/** Problems as `line: message`; the first line of the text is 1. */
export function messagesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ line, message }) => `${line - FIRST_LINE + 1}: ${message}`);
}

/** The messages of a rule about a text. */
export async function check(rule: Rule, text: string): Promise<readonly string[]> {
  return messagesOf(rule(await pageAt(PAGE, text)));
}
