/**
 * Checks the proofs of all claims (see writing/README.md), with every package installed; `npm run
 * test:samples` runs it after installing them.
 *
 *   jiti writing/checkProofs.ts
 */
import { formatProblem } from '../src/build/tools/problem';
import { listSourceFiles } from './pageFiles';
import { checkProof } from './prose/claims/checkProof';
import { readPackages } from './prose/claims/installed';
import { claimsFileOf, readClaimsOf } from './prose/claims/pageClaims';

const siteDir = process.cwd();
const packages = readPackages(siteDir);
let count = 0;
const lines = listSourceFiles(siteDir).flatMap((file) => {
  const claims = readClaimsOf({ siteDir, file })?.claims ?? [];
  count += claims.length;
  return claims.flatMap((claim) => {
    const verdict = checkProof({ siteDir, file }, claim, packages);
    const message =
      verdict.kind === 'unseen'
        ? `in: ${verdict.package} is not installed: run npm ci next to its lock file`
        : verdict.kind === 'wrong'
          ? verdict.message
          : null;
    return message === null
      ? []
      : [formatProblem({ file: claimsFileOf(file), line: claim.line, message })];
  });
});
process.stdout.write(`${[...lines, `${count} claims, ${lines.length} problems`].join('\n')}\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
