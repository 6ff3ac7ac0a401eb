import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pageFactsShape, type PageFacts } from './factsShape';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The site's code, without tests. */
const CODE = /^(?!.*\.test\.).*\.(?:ts|tsx|cjs|json)$/;

function listCode(siteDir: string): string[] {
  const files = fs.readdirSync(path.join(siteDir, 'src'), { recursive: true, encoding: 'utf8' });
  return [
    ...files.filter((file) => CODE.test(file)).map((file) => path.join('src', file)),
    'package-lock.json',
  ];
}

/** Hash of names and contents of files: the same in every checkout. */
function fingerprint(siteDir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    hash.update(`${file.split(path.sep).join('/')}\n`);
    hash.update(fs.readFileSync(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Opens a cache of facts across builds; changed code, packages or `sources` invalidate it. */
export function openPageCache(siteDir: string, sources: readonly string[]) {
  const folder = path.join(siteDir, 'node_modules/.cache/pages');
  const code = fingerprint(siteDir, [...listCode(siteDir), ...sources]);
  const fileOf = (key: string): string => path.join(folder, `${code}-${key}.json`);
  fs.mkdirSync(folder, { recursive: true });
  return {
    /** @returns `null` when nothing is cached, or the entry cannot be read */
    async get(key: string): Promise<PageFacts | null> {
      try {
        const file = fileOf(key);
        const facts = pageFactsShape.parse(JSON.parse(await fs.promises.readFile(file, 'utf8')));
        fs.utimesSync(file, new Date(), new Date());
        return facts;
      } catch {
        return null;
      }
    },
    /** @param facts as JSON */
    async set(key: string, facts: string): Promise<void> {
      // Atomic: an aborted build must not leave a partial file behind.
      const fresh = `${fileOf(key)}.${process.pid}`;
      await fs.promises.writeFile(fresh, facts);
      await fs.promises.rename(fresh, fileOf(key));
    },
    /** Removes entries that no build has used for a week. */
    prune(): void {
      for (const name of fs.readdirSync(folder)) {
        const file = path.join(folder, name);
        if (Date.now() - fs.statSync(file).mtimeMs > WEEK_MS) {
          fs.rmSync(file);
        }
      }
    },
  };
}
