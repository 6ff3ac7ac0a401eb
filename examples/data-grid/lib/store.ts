import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileOf = (name: string) => path.resolve('data', `${name}.json`);

/** Reads all rows of a file in `data`. */
export async function readRows<Row>(name: string): Promise<Row[]> {
  return JSON.parse(await readFile(fileOf(name), 'utf8'));
}

/** Replaces all rows of a file in `data`. */
export async function writeRows<Row>(name: string, rows: Row[]): Promise<void> {
  await writeFile(fileOf(name), `${JSON.stringify(rows, null, 2)}\n`);
}
