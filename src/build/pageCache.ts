import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pageFactsShape, type PageFacts } from './pageFacts';

/** Facts about pages, cached across builds. */
export interface PageCache {
  /** @returns `null` when nothing is cached, or the entry cannot be read */
  readonly get: (key: string) => Promise<PageFacts | null>;
  readonly set: (key: string, facts: PageFacts) => Promise<void>;
  /** Removes entries that no build has used for a week. */
  readonly prune: () => Promise<void>;
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** The site's code, without tests. */
const CODE = /^(?!.*\.test\.).*\.(?:ts|tsx|cjs|json)$/;

async function listCode(siteDir: string): Promise<string[]> {
  const files = await fs.readdir(path.join(siteDir, 'src'), { recursive: true });
  return [
    ...files.filter((file) => CODE.test(file)).map((file) => path.join('src', file)),
    'package-lock.json',
  ];
}

/** Hash of names and contents of files: the same in every checkout. */
async function fingerprint(siteDir: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(`${file.split(path.sep).join('/')}\n`);
    hash.update(await fs.readFile(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Opens the page cache; changed code, packages or `sources` (relative paths) invalidate it. */
export async function openPageCache(
  siteDir: string,
  sources: readonly string[],
): Promise<PageCache> {
  const folder = path.join(siteDir, 'node_modules/.cache/pages');
  const code = await fingerprint(siteDir, [...(await listCode(siteDir)), ...sources]);
  const fileOf = (key: string): string => path.join(folder, `${code}-${key}.json`);
  await fs.mkdir(folder, { recursive: true });
  return {
    async get(key) {
      try {
        const file = fileOf(key);
        const facts = pageFactsShape.parse(JSON.parse(await fs.readFile(file, 'utf8')));
        await fs.utimes(file, new Date(), new Date());
        return facts;
      } catch {
        return null;
      }
    },
    async set(key, facts) {
      // Atomic: an aborted build must not leave a partial file behind.
      const fresh = `${fileOf(key)}.${process.pid}`;
      await fs.writeFile(fresh, JSON.stringify(facts));
      await fs.rename(fresh, fileOf(key));
    },
    async prune() {
      for (const name of await fs.readdir(folder)) {
        const file = path.join(folder, name);
        const { mtimeMs } = await fs.stat(file);
        if (Date.now() - mtimeMs > WEEK_MS) {
          await fs.rm(file);
        }
      }
    },
  };
}
