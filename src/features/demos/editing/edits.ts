import { readStorageItem, writeStorageItem } from '../../../preferences';
import { EDITS_KEY } from '../element';

/** Edited contents by file name. */
export type Edits = Readonly<Record<string, string>>;

export interface KeptEdits {
  readonly edits: Edits;
  /** Whether they hung when they last ran: then they wait for the reader. */
  readonly isFrozen: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Data as a record; empty if it isn't an object. */
const fieldsOf = (data: unknown): Fields => Object(data) as Fields;

function readAll(): Fields {
  try {
    return fieldsOf(JSON.parse(readStorageItem(EDITS_KEY) ?? ''));
  } catch {
    return {};
  }
}

/** Reads the kept edits of a version such as `core/react-account/AccountBasic system-TS`. */
export function readEdits(version: string): KeptEdits | null {
  const all = readAll();
  const { edits, isFrozen } = fieldsOf(Object.hasOwn(all, version) ? all[version] : null);
  const entries = Object.entries(fieldsOf(edits));
  const areTexts = entries.every(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length > 0 && areTexts
    ? { edits: Object.fromEntries(entries), isFrozen: isFrozen === true }
    : null;
}

/** Keeps a version's edits in this browser; `null` deletes them. */
export function keepEdits(version: string, kept: KeptEdits | null): void {
  const others = Object.entries(readAll()).filter(([other]) => other !== version);
  const all = kept === null ? others : [...others, [version, kept]];
  writeStorageItem(EDITS_KEY, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)));
}
