import fs from 'node:fs';
import path from 'node:path';
import { listPages, PRODUCTS, type NavigationItem } from '../../src/site';
import { checkTree, treeFileName } from '../../src/build/tools/pageTree';
import { didYouMean, formatProblem, type Problem } from '../../src/build/tools/problem';
import { listSourceFiles } from '../pageFiles';
import { isAllowed } from './allowances';
import { checkWords, DICTIONARY, readWords } from './dictionary';
import { readProsePage, type ProsePage } from './prosePage';
import { readPackages } from './claims/installed';
import { callouts } from './rules/callouts';
import { checkClaims, strayClaims } from './rules/claims';
import { fences } from './rules/fences';
import { headings } from './rules/headings';
import { links } from './rules/links';
import { markup } from './rules/markup';
import { pictures } from './rules/media';
import { nameOrder } from './rules/names';
import { vocabulary } from './rules/vocabulary';
import { bannedWords, repeatedWords, unwritten } from './rules/words';
import { lineAt, visibleText } from './visibleText';

/** Functions that need ES modules, which the caller loads. */
export interface Tools {
  readonly findMisspelled: (
    text: string,
    words: readonly string[],
  ) => Promise<readonly { word: string; offset: number; suggestions: readonly string[] }[]>;
  readonly findStyleProblems: (
    source: string,
  ) => readonly { readonly line: number; readonly message: string }[];
}

/** The result of checking the pages. */
interface CheckedPages {
  readonly count: number;
  readonly problems: readonly Problem[];
  /** What could not be checked here, and where it will be. */
  readonly notes: readonly string[];
}

/** The trees by file, as loaded by the caller. */
export type Trees = Readonly<Record<string, readonly NavigationItem[]>>;

async function spelling(page: ProsePage, words: readonly string[], tools: Tools) {
  const text = visibleText(page.source, page.tree);
  const misspelled = await tools.findMisspelled(text, words);
  const problems = misspelled
    .filter(({ word, offset }) => !isAllowed(page, word, offset))
    .map(({ word, offset, suggestions }): Problem => {
      const meant = didYouMean(suggestions.length > 0 ? suggestions.join(', ') : null);
      const message = `"${word}" is in no dictionary${meant}; if it is right, add it to ${DICTIONARY}`;
      return { file: page.file, line: lineAt(text, offset), message };
    });
  // A word that is wrong twice in a line is one mistake.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function repeatedDescriptions(pages: readonly ProsePage[]): readonly Problem[] {
  return pages.flatMap(({ file, source, description }, index) => {
    const first = pages.findIndex((other) => other.description === description);
    const message = `description: ${pages[first]?.file ?? ''} has the same; each page needs a different one`;
    const line = lineAt(source, source.search(/^description:/m));
    return first === index || description === '' ? [] : [{ file, line, message }];
  });
}

function treeProblems(siteDir: string, pages: readonly ProsePage[], trees: Trees) {
  return PRODUCTS.flatMap((product) => {
    const name = treeFileName(product.docsPluginId);
    return checkTree({
      tree: trees[name] ?? [],
      treeSource: fs.readFileSync(path.join(siteDir, name), 'utf8'),
      pages: pages.filter(({ file }) => file.startsWith(`${product.docsPluginId}/`)),
      product,
    });
  });
}

/** What headings may capitalize: the project's names, and the titles of pages. */
function namesOf(words: readonly string[], trees: Trees): ReadonlySet<string> {
  const titles = Object.values(trees).flatMap((tree) => listPages(tree).map(({ title }) => title));
  return new Set([...words, ...titles].filter((word) => /^\p{Lu}/u.test(word)));
}

function unseenNotes(packages: readonly string[]): readonly string[] {
  const names = [...new Set(packages)].sort().join(', ');
  const proofs = packages.length === 1 ? '1 proof is' : `${packages.length} proofs are`;
  return packages.length === 0
    ? []
    : [
        `${proofs} in packages that are not installed here (${names}): npm run test:samples installs them, and looks`,
      ];
}

/** Runs every rule on every page of the docs folders. */
export async function checkPages(
  siteDir: string,
  trees: Trees,
  tools: Tools,
): Promise<CheckedPages> {
  const files = listSourceFiles(siteDir);
  const read = await Promise.all(files.map((file) => readProsePage(siteDir, file)));
  const pages = read.filter((page) => 'tree' in page);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const words = readWords(siteDir);
  const names = namesOf(words, trees);
  const problems: Problem[] = [
    ...read.flatMap((page) => ('problem' in page ? [page.problem] : [])),
    ...treeProblems(siteDir, pages, trees),
    ...repeatedDescriptions(pages),
    ...checkWords(words),
    ...strayClaims(siteDir, pages),
  ];
  const packages = readPackages(siteDir);
  const unseen: string[] = [];
  for (const page of pages) {
    const claims = checkClaims(page, packages);
    unseen.push(...claims.unseen);
    problems.push(
      ...page.problems,
      ...markup(page),
      ...headings(page, names),
      ...pictures(page),
      ...callouts(page),
      ...fences(page),
      ...links(page, byFile),
      ...bannedWords(page),
      ...repeatedWords(page),
      ...vocabulary(page),
      ...nameOrder(page),
      ...unwritten(page),
      ...claims.problems,
      ...tools
        .findStyleProblems(page.source)
        .map(({ line, message }) => ({ file: page.file, line, message })),
      ...(await spelling(page, words, tools)),
    );
  }
  problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return { count: files.length, problems, notes: unseenNotes(unseen) };
}
