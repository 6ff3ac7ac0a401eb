import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { nearestName } from '../src/site';
import { didYouMean } from '../src/build/tools/problem';
import { claimsFileOf, CLAIMS, type Unproven } from './prose/claims/pageClaims';
import { UsageError } from './usageError';

/** The arguments of `npm run claims`. */
interface ClaimsRequest {
  /** Paths from the root of the site; none means that the claims of all pages are counted. */
  readonly files: readonly string[];
  /** Whether to add the entries to the claims files. */
  readonly write: boolean;
}

/** The short name of a page that is given by its URL path, its file or its claims file. */
function plainName(page: string): string {
  return page
    .replace(/^\.?\/|\/+$/g, '')
    .replace(new RegExp(`^(?:${CLAIMS}/|docs-|toolpad/)`), '')
    .replace(/(?:\/index)?\.(?:mdx?|yml)$/, '');
}

/**
 * Reads the arguments of `npm run claims`.
 *
 * @param all the existing pages
 * @throws UsageError which says what is wrong
 */
export function readClaimsRequest(args: readonly string[], all: readonly string[]): ClaimsRequest {
  const { positionals, values } = (() => {
    try {
      const options = { write: { type: 'boolean' } } as const;
      return parseArgs({ args: [...args], allowPositionals: true, options });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const names = new Map(all.map((file) => [plainName(claimsFileOf(file)), file]));
  const files = positionals.map((page) => {
    const file = names.get(plainName(page));
    if (file === undefined) {
      const meant = didYouMean(nearestName(plainName(page), names.keys()));
      throw new UsageError(`${page}: there is no such page${meant}`);
    }
    return file;
  });
  if (values.write === true && files.length === 0) {
    throw new UsageError('--write needs the pages whose claims are to be added');
  }
  return { files, write: values.write === true };
}

/** The entries of claims as YAML, with proofs to fill in. */
export function entriesFor(unproven: readonly Unproven[]): string {
  const entries = unproven.map(({ sentence }) => ({
    claim: sentence.text,
    proof: 'package',
    in: '',
    has: '',
  }));
  return entries.length === 0 ? '' : stringify(entries, { lineWidth: 0, singleQuote: true });
}

/** The same for printing, with what is known about each claim and the keys of each proof. */
export function explainedEntries(claimsFile: string, unproven: readonly Unproven[]): string {
  const entries = unproven.map(
    (one) => `# line ${one.sentence.line}: ${one.what}\n${entriesFor([one])}`,
  );
  return [
    `# ${claimsFile}: ${unproven.length} to be proven\n`,
    ...(unproven.length > 0 ? ['# package: in, has; test: in, has\n'] : []),
    ...entries,
  ].join('');
}
