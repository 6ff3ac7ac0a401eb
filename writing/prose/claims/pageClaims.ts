import fs from 'node:fs';
import path from 'node:path';
import { isFile, type ProsePage } from '../prosePage';
import { sentencesOf, type Sentence } from '../sentences';
import { claimIn } from './claimWords';
import { readClaims, type ClaimsFile } from './readClaims';

/** The folder of the proofs, with a file for each page. */
export const CLAIMS = 'writing/claims';

/** A sentence that needs a proof, and why. */
export interface Unproven {
  readonly sentence: Sentence;
  /** What it states, with the words that say so. */
  readonly what: string;
}

/** The location of a page. */
export type PagePlace = Pick<ProsePage, 'siteDir' | 'file'>;

/** The file with a page's claims: `writing/claims/core/react-crud.yml`. */
export function claimsFileOf(file: string): string {
  return `${CLAIMS}/${file.replace(/^docs-/, '').replace(/(?:\/index)?\.mdx?$/, '')}.yml`;
}

/**
 * Whether the pages of a product need proofs: if there is a folder for them. Studio has none, since
 * its pages describe a last release, which no upgrade will change.
 */
function needsProofs({ siteDir, file }: PagePlace): boolean {
  const [folder = ''] = file.replace(/^docs-/, '').split('/');
  return fs.existsSync(path.join(siteDir, CLAIMS, folder));
}

/** Reads the claims of a page; `null` if it has no claims file. */
export function readClaimsOf({ siteDir, file }: PagePlace): ClaimsFile | null {
  const name = claimsFileOf(file);
  const place = path.join(siteDir, name);
  return isFile(place) ? readClaims(name, fs.readFileSync(place, 'utf8')) : null;
}

/** The sentences of a page that claim something and are not among the proven ones, each once. */
export function unprovenSentences(page: ProsePage, proven: readonly string[]): readonly Unproven[] {
  if (!needsProofs(page)) {
    return [];
  }
  const known = new Set(proven);
  return sentencesOf(page).flatMap((sentence) => {
    const what = claimIn(sentence);
    if (what === null || known.has(sentence.text)) {
      return [];
    }
    known.add(sentence.text);
    return [{ sentence, what }];
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** The sentence that another one has most likely become; `null` if none shares half its words. */
export function mostSimilarSentence(text: string, sentences: readonly string[]): string | null {
  const words = wordsOf(text);
  const ranked = sentences
    .map((sentence) => {
      const others = wordsOf(sentence);
      const common = [...words].filter((word) => others.has(word)).length;
      return { sentence, share: common / Math.max(words.size, others.size, 1) };
    })
    .sort((a, b) => b.share - a.share);
  const [first] = ranked;
  return first !== undefined && first.share >= 0.5 ? first.sentence : null;
}
