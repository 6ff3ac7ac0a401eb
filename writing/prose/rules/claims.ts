import fs from 'node:fs';
import path from 'node:path';
import { nearestName } from '../../../src/site';
import { didYouMean, type Problem } from '../../../src/build/tools/problem';
import { checkProof } from '../claims/checkProof';
import type { Packages } from '../claims/installed';
import {
  CLAIMS,
  claimsFileOf,
  mostSimilarSentence,
  readClaimsOf,
  unprovenSentences,
  type Unproven,
} from '../claims/pageClaims';
import type { Claim } from '../claims/readClaims';
import type { ProsePage } from '../prosePage';
import { sentencesOf } from '../sentences';

/** The result of checking the claims of a page. */
interface CheckedClaims {
  readonly problems: readonly Problem[];
  /** A package for each proof that cannot be checked because it is not installed. */
  readonly unseen: readonly string[];
}

/** How `npm run claims` names a page: `core/react-crud`. */
function shortName(claimsFile: string): string {
  return claimsFile.slice(CLAIMS.length + 1, -'.yml'.length);
}

function missing(page: ProsePage, { sentence, what }: Unproven): Problem {
  const file = claimsFileOf(page.file);
  const message = `this states ${what} and has no proof: "${sentence.text}"; add it to ${file} (npm run claims -- ${shortName(file)} prints the entry), or say no more than you know`;
  return { file: page.file, line: sentence.line, message };
}

function gone(page: ProsePage, claims: readonly Claim[], unproven: readonly Unproven[]) {
  const texts = new Set(sentencesOf(page).map(({ text }) => text));
  return claims
    .filter(({ claim }) => !texts.has(claim))
    .map(({ claim, line }): Problem => {
      const now = mostSimilarSentence(
        claim,
        unproven.map(({ sentence }) => sentence.text),
      );
      const what = now === null ? 'take it out' : `if it reads "${now}" now, prove that`;
      const message = `this sentence is not on ${page.file} any more: "${claim}"; ${what}`;
      return { file: claimsFileOf(page.file), line, message };
    });
}

function repeated(file: string, claims: readonly Claim[]): readonly Problem[] {
  return claims
    .filter(({ claim }, index) => claims.findIndex((other) => other.claim === claim) < index)
    .map(({ claim, line }) => ({ file, line, message: `this claim is listed twice: "${claim}"` }));
}

/** Claims: each sentence that states a fact that an upgrade may change has a proof that holds. */
export function checkClaims(page: ProsePage, packages: Packages): CheckedClaims {
  const read = readClaimsOf(page) ?? { claims: [], sentences: [], problems: [] };
  const file = claimsFileOf(page.file);
  const unproven = unprovenSentences(page, read.sentences);
  const verdicts = read.claims.map((claim) => ({
    line: claim.line,
    verdict: checkProof(page, claim, packages),
  }));
  return {
    problems: [
      ...read.problems,
      ...unproven.map((one) => missing(page, one)),
      ...gone(page, read.claims, unproven),
      ...repeated(file, read.claims),
      ...verdicts.flatMap(({ line, verdict }) =>
        verdict.kind === 'wrong' ? [{ file, line, message: verdict.message }] : [],
      ),
    ],
    unseen: verdicts.flatMap(({ verdict }) => (verdict.kind === 'unseen' ? [verdict.package] : [])),
  };
}

/** Claims files that belong to no page. */
export function strayClaims(siteDir: string, pages: readonly ProsePage[]): readonly Problem[] {
  const folder = path.join(siteDir, CLAIMS);
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  const right = new Set(pages.map(({ file }) => claimsFileOf(file)));
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !right.has(name))
    .map((file) => {
      const meant = didYouMean(nearestName(file, right));
      return { file, line: 1, message: `this claims file belongs to no page${meant}` };
    });
}
