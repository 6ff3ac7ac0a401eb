import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the results of a plugin are, and where they are kept. */
interface CacheOptions<Result> {
  /** The folder of the site. */
  readonly siteDir: string;
  /** Names the kept file, such as `markdown-twins`. */
  readonly name: string;
  /** What a result looks like. */
  readonly result: z.ZodType<Result>;
  /** Files besides the site's code and its packages of which results are made. */
  readonly sources?: readonly string[];
}

/** Results of the build before, taken instead of being worked out once more. */
export interface BuildCache<Result> {
  /**
   * Gives what came of the same input before, else works it out.
   *
   * @param input all that the result depends on, besides code and `sources`
   */
  readonly get: (input: string, work: () => Result) => Result;
  /** Keeps the results that this build asked for, and no others. */
  readonly keep: () => void;
}

/** Code of the site; its tests make nothing. */
const CODE = /^(?!.*\.test\.).*\.(?:ts|tsx|cjs|json)$/;

function codeFiles(siteDir: string): readonly string[] {
  const src = path.join(siteDir, 'src');
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => CODE.test(file)).map((file) => path.join(src, file));
  return [...own, path.join(siteDir, 'package-lock.json')];
}

function fingerprint(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(`${file}\n`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Keeps results of a build below `node_modules/.cache` for the next one. When the site's code, a package
 * or one of the `sources` has changed, everything is worked out again; so it is when the kept file is
 * missing, cut off or of another shape.
 */
export function openBuildCache<Result>({
  siteDir,
  name,
  result,
  sources = [],
}: CacheOptions<Result>): BuildCache<Result> {
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.json`);
  const made = fingerprint([...codeFiles(siteDir), ...sources]);
  const shape = z.object({ made: z.literal(made), results: z.record(result) });
  const read = (): Readonly<Record<string, Result>> => {
    try {
      return shape.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).results;
    } catch {
      return {};
    }
  };
  const before = read();
  const results: Record<string, Result> = {};
  return {
    get(input, work) {
      const key = createHash('sha256').update(input).digest('base64url');
      // A result may well be `null`.
      const kept = before[key];
      const found = kept === undefined ? work() : kept;
      results[key] = found;
      return found;
    },
    keep() {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Whole or not at all: a build that is stopped must not leave half a file behind.
      fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify({ made, results }));
      fs.renameSync(`${file}.${process.pid}`, file);
    },
  };
}
