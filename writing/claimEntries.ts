import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { nearestName } from '../src/site';
import { didYouMean } from '../src/site/problem';
import { claimsFileOf, CLAIMS, type Unproven } from './prose/claims/pageClaims';
import { UsageError } from './usageError';

/** What `npm run claims` is asked for. */
interface ClaimsRequest {
  /** Pages from the root of the site; none means all, counted. */
  readonly files: readonly string[];
  /** Whether the entries go into the files of the claims. */
  readonly write: boolean;
}

/** A page however it is called: by its address, its file or the file of its claims. */
function plainName(page: string): string {
  return page
    .replace(/^\.?\/|\/+$/g, '')
    .replace(new RegExp(`^(?:${CLAIMS}/|docs-|toolpad/)`), '')
    .replace(/(?:\/index)?\.(?:mdx?|yml)$/, '');
}

/**
 * Reads the arguments of `npm run claims`.
 *
 * @param all the pages there are
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

/** The entries of claims, as YAML that waits for their proofs. */
export function entriesFor(unproven: readonly Unproven[]): string {
  const entries = unproven.map(({ sentence }) => ({
    claim: sentence.text,
    proof: 'package',
    in: '',
    has: '',
  }));
  return entries.length === 0 ? '' : stringify(entries, { lineWidth: 0, singleQuote: true });
}

/** The same to be read, with what is known of each claim and what each kind of proof consists of. */
export function explainedEntries(claimsFile: string, unproven: readonly Unproven[]): string {
  const entries = unproven.map(
    (one) => `# line ${one.sentence.line}: ${one.what}\n${entriesFor([one])}`,
  );
  return [
    `# ${claimsFile}: ${unproven.length} to be proven\n`,
    ...(unproven.length > 0
      ? ['# package: in, has; test: in, has; run: of, saw; rule: why\n']
      : []),
    ...entries,
  ].join('');
}
