import fs from 'node:fs';
import path from 'node:path';
import { isFile } from '../prosePage';
import { flatText, packageOf, type Packages } from './installed';
import type { PagePlace } from './pageClaims';
import type { Claim } from './readClaims';
import { unprovenValue } from './values';

/** The result of checking a proof; `package` is the one that has to be installed to check it. */
type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly message: string }
  | { readonly kind: 'unseen'; readonly package: string };

const RIGHT: Verdict = { kind: 'right' };

/** Says what is wrong, and which sentence may be wrong because of it. */
function wrong(claim: Claim, reason: string): Verdict {
  return { kind: 'wrong', message: `${reason}; prove again: "${claim.claim}"` };
}

function checkPackage(
  { file }: PagePlace,
  claim: Claim & { readonly proof: 'package' },
  packages: Packages,
): Verdict {
  const name = packageOf(claim.in);
  switch (packages.search(file, claim.in, claim.has)) {
    case 'found':
      return RIGHT;
    case 'not installed':
      return { kind: 'unseen', package: name };
    case 'no package':
      return wrong(
        claim,
        `in: ${name} is in no lock file of the site, of tests/samples or of examples`,
      );
    case 'no file':
      return wrong(claim, `in: the installed ${name} has no file ${claim.in}`);
    case 'no string':
      return wrong(claim, `has: ${claim.in} does not contain "${claim.has}"`);
  }
}

/** The text of a file that checks something: on a page, only its samples, which are compiled. */
function checkedText(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  return flatText(
    file.endsWith('.mdx') ? (text.match(/^ *```[^]*?^ *```/gm) ?? []).join('\n') : text,
  );
}

function checkTest({ siteDir }: PagePlace, claim: Claim & { readonly proof: 'test' }): Verdict {
  const file = path.resolve(siteDir, claim.in);
  const name = path.relative(siteDir, file);
  if (name.startsWith('..') || name.includes('node_modules') || !isFile(file)) {
    return wrong(claim, `in: this repository has no file ${claim.in}`);
  }
  return checkedText(file).includes(flatText(claim.has))
    ? RIGHT
    : wrong(claim, `has: ${claim.in} does not contain "${claim.has}"`);
}

/** Checks whether a claim's proof still holds. */
export function checkProof(page: PagePlace, claim: Claim, packages: Packages): Verdict {
  const value = unprovenValue(claim.claim, claim.has);
  if (value !== null) {
    return wrong(claim, `has: "${claim.has}" does not contain the value "${value}"`);
  }
  return claim.proof === 'package' ? checkPackage(page, claim, packages) : checkTest(page, claim);
}
