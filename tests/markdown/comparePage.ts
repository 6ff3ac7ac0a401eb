import fs from 'node:fs';
import path from 'node:path';
import type { HtmlPage } from './htmlPage';
import type { MarkdownText } from './markdownText';

/** Characters without a width. */
const INVISIBLE = /\u200b|\ufe0f/gu;

/** Splits a text into words and symbols. */
function tokens(text: string): readonly string[] {
  const visible = text.toLowerCase().replace(INVISIBLE, '');
  return visible.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/**
 * Looks for the words of a text in another one, in order, with anything between them.
 *
 * @returns the first missing word with those before it; `null` if none is missing
 */
function firstMissing(text: string, inside: string): string | null {
  const wanted = tokens(text);
  const given = tokens(inside);
  let place = 0;
  for (const [index, word] of wanted.entries()) {
    const found = given.indexOf(word, place);
    if (found === -1) {
      return wanted.slice(Math.max(0, index - 8), index + 1).join(' ');
    }
    place = found + 1;
  }
  return null;
}

/** The first item of a list that is missing from another one, or not there in the same order. */
function firstAbsent<Wanted, Given>(
  wanted: readonly Wanted[],
  given: readonly Given[],
  same: (one: Wanted, other: Given) => boolean,
): Wanted | undefined {
  let place = 0;
  return wanted.find((one) => {
    const found = given.findIndex((other, index) => index >= place && same(one, other));
    place = found + 1;
    return found === -1;
  });
}

function compareTables(page: HtmlPage, parsed: MarkdownText): readonly string[] {
  if (page.tables.length !== parsed.tables.length) {
    return [`${page.tables.length} tables, but ${parsed.tables.length} in Markdown`];
  }
  return page.tables.flatMap((rows, table) =>
    rows.flatMap((cells, row) => {
      const given = parsed.tables[table]?.[row] ?? [];
      return cells.flatMap((cell, column) => {
        const missing = firstMissing(cell, given[column] ?? '');
        return missing === null
          ? []
          : [`table ${table + 1}, row ${row + 1}, column ${column + 1} lacks: ${missing}`];
      });
    }),
  );
}

/** A demo's text as readers get it: without the comments that mark its preview, and with its server. */
function publishedText(file: string): string {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((line) => !/preview-(?:start|end)|^import .*\/server';$/.test(line));
  const server = lines.some((line) => line.endsWith("/server';"))
    ? `\n${fs.readFileSync('docs-core/server.ts', 'utf8').replace('export ', '')}`
    : '';
  return `${kept.join('\n')}${server}`.trimEnd();
}

/** The files of a demo next to its page. */
function demoFiles(id: string): readonly { readonly title: string; readonly text: string }[] {
  const file = `docs-${id}.tsx`;
  return ['.', 'tailwind', 'css'].flatMap((folder) => {
    const component = path.join(path.dirname(file), folder, path.basename(file));
    return [component, component.replace(/\.tsx$/, '.css')]
      .filter((candidate) => fs.existsSync(candidate))
      .map((candidate) => ({
        title: path.basename(candidate),
        text: publishedText(candidate),
      }));
  });
}

/**
 * Compares a page with its Markdown.
 *
 * @returns a message for each thing that the Markdown lacks; none if it contains the whole page
 */
export function comparePage(page: HtmlPage, parsed: MarkdownText): readonly string[] {
  const problems: string[] = [];
  const missing = firstMissing(page.text, parsed.text);
  if (missing !== null) {
    problems.push(`text is missing at: … ${missing}`);
  }
  if (page.headings.join('\n') !== parsed.headings.join('\n')) {
    const heading = page.headings.find((line, index) => line !== parsed.headings[index]);
    problems.push(`headings differ at: ${heading ?? `the end (${parsed.headings.length})`}`);
  }
  const block = firstAbsent(
    page.code,
    parsed.code,
    (one, other) => one.title === other.title && one.text === other.text,
  );
  if (block) {
    problems.push(`code block is missing or changed: ${block.title} ${block.text.slice(0, 80)}`);
  }
  const file = page.demos
    .flatMap(demoFiles)
    .find(
      ({ title, text }) => !parsed.code.some((one) => one.title === title && one.text === text),
    );
  if (file) {
    problems.push(`source of a demo is missing or changed: ${file.title}`);
  }
  const tab = firstAbsent(page.tabs, parsed.labels, (one, other) => `${one}:` === other);
  if (tab !== undefined) {
    problems.push(`tab has no label: ${tab}`);
  }
  const picture = firstAbsent(page.pictures, parsed.pictures, (alt, other) => alt === other.alt);
  if (picture !== undefined) {
    problems.push(`image is missing: ${picture}`);
  }
  return [...problems, ...compareTables(page, parsed)];
}
