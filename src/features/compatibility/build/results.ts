import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file that `npm run compatibility` writes, from the root of the site. */
export const RESULTS_FILE = 'compatibility/results.json';

const attempt = z.strictObject({
  /** What was tried: a step such as `install`, or the title of a journey. */
  name: z.string(),
  /** What failed; `null` if nothing did. */
  message: z.string().nullable(),
});

const result = z.strictObject({
  id: z.string(),
  /** Whether it worked, needed a flag, broke, or was not run; beside the id, for claims. */
  verdict: z.enum(['works', 'flag', 'breaks', 'missing']),
  product: z.enum(['core', 'studio']),
  /** The group in the table, such as `Next.js`. */
  topic: z.string(),
  /** The combination, such as `Next.js 16, App Router`. */
  name: z.string(),
  /** The page, or example, whose app was built. */
  app: z.string(),
  /** Day of the run, such as `2026-11-27`. */
  date: z.string(),
  /** Versions in the app's `package.json` that differ from the page's. */
  changed: z.record(z.string()),
  /** Packages of packages that were set, as in `overrides`. */
  overrides: z.record(z.string()),
  /** Other changes to the app, each a sentence. */
  edits: z.array(z.string()),
  /** Exact versions of what was installed. */
  versions: z.record(z.string()),
  node: z.string(),
  manager: z.string(),
  /** Flags that the installation needed. */
  flags: z.array(z.string()),
  /** The commands as typed, in order. */
  commands: z.array(z.string()),
  steps: z.array(attempt),
  journeys: z.array(attempt),
  /** The file of the picture, beside the page; `null` if nothing could be shown. */
  picture: z.string().nullable(),
  /** Why it could not be run here; `null` if it was run. */
  missing: z.string().nullable(),
  /** What to do instead, written by a person. */
  advice: z.string().nullable(),
});

/** One combination of versions, and what happened when it was run. */
export type Result = z.infer<typeof result>;

/**
 * Reads what was run.
 *
 * @param siteDir the root of the site
 * @throws ZodError if the file is malformed
 */
export function readResults(siteDir: string): readonly Result[] {
  const text = fs.readFileSync(path.join(siteDir, RESULTS_FILE), 'utf8');
  return z.array(result).parse(JSON.parse(text));
}

/** What failed first: a step, or else a journey; `null` if everything passed. */
export function firstFailure({
  steps,
  journeys,
}: Pick<Result, 'steps' | 'journeys'>): Result['steps'][number] | null {
  return [...steps, ...journeys].find(({ message }) => message !== null) ?? null;
}

/** How a combination ended: worked, with a flag or not, broke, or was not run. */
export function verdictOf(cell: Omit<Result, 'verdict'>): Result['verdict'] {
  if (cell.missing !== null) {
    return 'missing';
  }
  if (firstFailure(cell) !== null) {
    return 'breaks';
  }
  return cell.flags.length > 0 ? 'flag' : 'works';
}
