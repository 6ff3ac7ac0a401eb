/** The site itself, as a clone in its own folder. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { copyPackages } from '../tests/support/copyPackages.mjs';
import { corpusSections, writeCorpus } from './corpus.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The path of the corpus among the pages of Toolpad Core. */
export const CORPUS_PATHNAME = '/toolpad/core/bench';

/** Gives a site the installed packages, with its own caches. */
export async function addPackages(dir) {
  await copyPackages(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
}

/** The last commit of the repository when the run begins: the one that is measured. */
export const COMMIT = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
  cwd: ROOT,
  encoding: 'utf8',
}).trim();

/** The corpus as a group of the site's navigation tree. */
function treeGroup(pages) {
  const sections = [...corpusSections(pages)].map(([title, own]) => ({
    pathname: `${CORPUS_PATHNAME}/${path.dirname(own[0].path)}-group`,
    title,
    children: own.map((page) => ({
      pathname: `${CORPUS_PATHNAME}/${page.path}`,
      title: page.title,
    })),
  }));
  return { pathname: `${CORPUS_PATHNAME}-group`, title: 'Bench', children: sections };
}

/** Commits new pages, so that they have a date like the others; the same commit every time. */
function commitAll(dir) {
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  const date = '2026-01-01T00:00:00Z';
  const options = {
    cwd: dir,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  };
  execFileSync('git', ['add', '--all'], options);
  const args = [...identity, '-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '-m', 'Corpus'];
  execFileSync('git', args, options);
}

/**
 * Clones the repository at that commit, and adds a corpus to its pages.
 *
 * @param {string} dir the folder to make
 * @param {ReturnType<typeof import('./corpus.mjs').corpusPages>} [pages]
 */
export async function makeOwnSite(dir, pages = []) {
  execFileSync('git', ['clone', '--quiet', ROOT, dir]);
  execFileSync('git', ['checkout', '--quiet', '--detach', COMMIT], { cwd: dir });
  if (pages.length > 0) {
    await writeCorpus(path.join(dir, 'docs-core/bench'), pages);
    const file = path.join(dir, 'sidebars-core.ts');
    const text = await fs.readFile(file, 'utf8');
    const group = JSON.stringify(treeGroup(pages), null, 2);
    await fs.writeFile(
      file,
      text.replace('export default tree;', () => `export default [...tree, ${group}];`),
    );
    commitAll(dir);
  }
  await addPackages(dir);
}
