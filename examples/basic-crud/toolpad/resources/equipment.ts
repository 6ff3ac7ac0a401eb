import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = path.resolve('data/equipment.json');

export const KINDS = ['Laptop', 'Monitor', 'Phone', 'Printer'];

export interface Values {
  tag: string;
  name: string;
  kind: string;
  holder: string;
  bought: string;
}

export interface Item extends Values {
  id: number;
}

export async function listItems(search: string, kind: string): Promise<Item[]> {
  const words = (search ?? '').toLowerCase().split(' ').filter(Boolean);
  const items = await read();
  return items
    .filter((item) => !kind || kind === 'All' || item.kind === kind)
    .filter((item) => {
      const text = `${item.tag} ${item.name} ${item.holder}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => one.tag.localeCompare(other.tag));
}

/** Changes the record with this id; adds one when there is no id. Throws when a value is wrong. */
export async function saveItem(values: Partial<Values>, id?: number): Promise<Item> {
  return alone(async () => {
    const items = await read();
    const item = tidy(values ?? {});
    const problem = problemOf(item, items, id);
    if (problem) {
      throw new Error(problem);
    }
    if (id === undefined) {
      const added = { id: Math.max(0, ...items.map((other) => other.id)) + 1, ...item };
      await write([...items, added]);
      return added;
    }
    await write(items.map((other) => (other.id === id ? { id, ...item } : other)));
    return { id, ...item };
  });
}

export async function deleteItem(id: number): Promise<void> {
  await alone(async () => {
    const items = await read();
    if (!items.some((item) => item.id === id)) {
      throw new Error('This item is gone already.');
    }
    await write(items.filter((item) => item.id !== id));
  });
}

function tidy(values: Partial<Values>): Values {
  const { tag, name, kind, holder, bought } = values;
  return {
    tag: String(tag ?? '')
      .trim()
      .toUpperCase(),
    name: String(name ?? '').trim(),
    kind: String(kind ?? ''),
    holder: String(holder ?? '').trim(),
    bought: String(bought ?? ''),
  };
}

function problemOf(item: Values, items: Item[], id?: number): string | null {
  const { tag, name, kind, bought } = item;
  if (!/^[A-Z]{2}-\d{4}$/.test(tag)) {
    return 'A tag is two letters, a hyphen and four digits, such as LT-0142.';
  }
  const same = items.find((other) => other.tag === tag && other.id !== id);
  if (same) {
    return `The tag ${tag} belongs to another item: ${same.name}.`;
  }
  if (name.length < 3) {
    return 'The item needs a name of three letters or more.';
  }
  if (!KINDS.includes(kind)) {
    return 'Choose a kind.';
  }
  // February 31 is a day in March to `Date`.
  if (!/^\d{4}-/.test(bought) || new Date(bought).toJSON()?.slice(0, 10) !== bought) {
    return 'Enter a full date that exists.';
  }
  if (new Date(bought) > new Date()) {
    return 'The date is in the future.';
  }
  if (id !== undefined && !items.some((other) => other.id === id)) {
    return 'This item was deleted in the meantime.';
  }
  return null;
}

async function read(): Promise<Item[]> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Item[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

/** Writes a second file and renames it: a crash leaves the old list or the new one. */
async function write(items: Item[]): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(`${FILE}.new`, `${JSON.stringify(items, null, 2)}\n`);
  await rename(`${FILE}.new`, FILE);
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one change after the other, so that each starts from what the previous one wrote. */
function alone<T>(change: () => Promise<T>): Promise<T> {
  const next = last.then(change, change);
  last = next.catch(() => {});
  return next;
}
