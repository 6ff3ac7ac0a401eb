import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/** Relative to the site; CI restores it before builds. */
const FOLDER = 'node_modules/.cache/site';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The site's code, without tests. */
const CODE = /(?<!\.test)\.(?:ts|tsx|cjs|json)$/;

const hashes = new Map<string, string>();

/** All code in a folder, or a file itself; forward slashes, so that names hash the same anywhere. */
function listCode(place: string): readonly string[] {
  if (!fs.statSync(place).isDirectory()) {
    return [place];
  }
  const files = fs.readdirSync(place, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => CODE.test(file))
    .map((file) => path.posix.join(place, file.split(path.sep).join('/')));
}

/**
 * A key part for `buildCache`: a hash of code and all packages, the same in every checkout. Code is
 * hashed once, as a running build does not load it again.
 *
 * @param places files and folders, relative to the site
 */
export function codeHash(...places: readonly string[]): string {
  const name = [process.cwd(), ...places].join('\n');
  const known = hashes.get(name);
  if (known !== undefined) {
    return known;
  }
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...places.flatMap(listCode).sort()]) {
    hash.update(`${file}\n`).update(fs.readFileSync(file));
  }
  const result = hash.digest('hex');
  hashes.set(name, result);
  return result;
}

/** Removes values that no build has used for a week. */
function prune(): void {
  for (const name of fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(FOLDER, name);
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && Date.now() - stats.mtimeMs > WEEK_MS) {
      fs.rmSync(file, { force: true });
    }
  }
}

/** What is being computed or read, by file. */
const pending = new Map<string, Promise<unknown>>();
let isPruned = false;

async function readThrough<Value>(file: string, compute: () => Promise<Value>): Promise<Value> {
  try {
    const value = deserialize(await fs.promises.readFile(file)) as Value;
    const now = new Date();
    await fs.promises.utimes(file, now, now);
    return value;
  } catch {
    // Not cached, or by another version of Node.
  }
  const value = await compute();
  // Atomic: an aborted build must not leave a partial file behind.
  const unfinished = `${file}.${randomUUID()}`;
  await fs.promises.writeFile(unfinished, serialize(value));
  await fs.promises.rename(unfinished, file);
  return value;
}

/**
 * The build's only cache: returns what `compute` returned for the same name and key in this build
 * or an earlier one. Concurrent calls compute once, also from different plugins.
 *
 * @param name of what is computed; a folder in `node_modules/.cache/site`
 * @param key everything that the value depends on, as JSON: content, options, and `codeHash` of the
 *   code that computes it
 * @param compute returns JSON, or Buffers in it; a rejection is passed on and not cached
 */
export function buildCache<Value>(
  name: string,
  key: readonly unknown[],
  compute: () => Promise<Value>,
): Promise<Value> {
  const folder = path.join(FOLDER, name);
  fs.mkdirSync(folder, { recursive: true });
  if (!isPruned && isMainThread) {
    isPruned = true;
    prune();
  }
  const file = path.join(
    folder,
    createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32),
  );
  const known = pending.get(file) as Promise<Value> | undefined;
  const value = known ?? readThrough(file, compute).finally(() => pending.delete(file));
  pending.set(file, value);
  return value;
}
