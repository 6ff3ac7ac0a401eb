import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (name: string) => path.resolve('data', `${name}.json`);

/** Reads all rows of a file in `data`. */
export async function readRows<Row>(name: string): Promise<Row[]> {
  return JSON.parse(await readFile(fileOf(name), 'utf8'));
}

/** Replaces all rows of a file in `data`. A crash leaves the old rows or the new ones. */
export async function writeRows<Row>(name: string, rows: Row[]): Promise<void> {
  await writeFile(`${fileOf(name)}.new`, `${JSON.stringify(rows, null, 2)}\n`);
  await rename(`${fileOf(name)}.new`, fileOf(name));
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one change after the other, so that two users do not overwrite each other's rows. */
export function alone<Result>(change: () => Promise<Result>): Promise<Result> {
  const next = last.then(change, change);
  last = next.catch(() => {});
  return next;
}
