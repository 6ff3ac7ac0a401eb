/**
 * Prints the claims of pages that have no proof yet, as entries to fill in (see writing/README.md),
 * or adds them to the claims files with `--write`. Without a page, it counts them.
 *
 *   npm run claims -- core/react-crud [studio/concepts/rbac …] [--write]
 */
import fs from 'node:fs';
import path from 'node:path';
import { entriesFor, explainedEntries, readClaimsRequest } from './claimEntries';
import { listSourceFiles } from './pageFiles';
import { claimsFileOf, readClaimsOf, unprovenSentences } from './prose/claims/pageClaims';
import { readProsePage } from './prose/prosePage';
import { UsageError } from './usageError';

async function main(): Promise<string> {
  const siteDir = process.cwd();
  const all = listSourceFiles(siteDir);
  const { files, write } = readClaimsRequest(process.argv.slice(2), all);
  const parts: string[] = [];
  let sum = 0;
  for (const file of files.length === 0 ? all : files) {
    const page = await readProsePage(siteDir, file);
    if ('problem' in page) {
      throw new UsageError(page.problem.message);
    }
    const unproven = unprovenSentences(page, readClaimsOf(page)?.sentences ?? []);
    const claimsFile = claimsFileOf(file);
    sum += unproven.length;
    if (files.length === 0) {
      parts.push(...(unproven.length > 0 ? [`${unproven.length}\t${file}\n`] : []));
    } else if (write && unproven.length > 0) {
      const place = path.join(siteDir, claimsFile);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.appendFileSync(place, entriesFor(unproven));
      parts.push(`${claimsFile}: ${unproven.length} added, to fill in\n`);
    } else {
      parts.push(explainedEntries(claimsFile, unproven));
    }
  }
  return `${parts.join('')}${files.length === 0 ? `${sum}\tsentences without a proof\n` : ''}`;
}

main().then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    if (!(error instanceof UsageError)) {
      throw error;
    }
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
