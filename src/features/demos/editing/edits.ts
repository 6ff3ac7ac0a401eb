import LZString from 'lz-string';
import { readVisitItem, writeVisitItem } from '../../../preferences';
import { EDITED_HASH, EDITS_KEY } from '../demoAddress';
import { fieldsOf, type Fields } from './messages';

/** The texts of a demo's files that a reader has changed, by the file's name. */
export type Edits = Readonly<Record<string, string>>;

/** Why edits do not run automatically: they came with a link, or froze the page when they last ran. */
export type Doubt = 'shared' | 'frozen';

/** What a tab keeps of a version of a demo. */
export interface KeptEdits {
  readonly edits: Edits;
  /** `null` where the reader has written them, and they ran. */
  readonly doubt: Doubt | null;
}

/** What a link may hold, packed; longer addresses do not survive chats and mail. */
const PACKED_LIMIT = 12_000;
/** What a demo may be, in characters: several times the longest of the site. */
const TEXT_LIMIT = 60_000;

function parseJson(text: string | null): Fields {
  try {
    return fieldsOf(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

function parseEdits(data: Fields): Edits | null {
  const entries = Object.entries(data);
  const areTexts = entries.every(
    ([name, text]) => /^[A-Z]\w*\.(?:tsx|js|css)$/.test(name) && typeof text === 'string',
  );
  const length = entries.reduce((sum, [, text]) => sum + String(text).length, 0);
  return entries.length > 0 && areTexts && length <= TEXT_LIMIT
    ? Object.fromEntries(entries as [string, string][])
    : null;
}

const readAll = () => parseJson(readVisitItem(EDITS_KEY));

/**
 * The edits that this tab keeps of a version of a demo.
 *
 * @param version such as `core/react-account/AccountBasic system-TS`
 */
export function readEdits(version: string): KeptEdits | null {
  const all = readAll();
  const kept = fieldsOf(Object.hasOwn(all, version) ? all[version] : null);
  const edits = parseEdits(fieldsOf(kept.edits));
  // Whatever else it says, it is in doubt.
  return (
    edits && {
      edits,
      doubt: kept.doubt === null || kept.doubt === 'frozen' ? kept.doubt : 'shared',
    }
  );
}

/** Whether this tab keeps edits of any version of a demo. */
export function hasEdits(id: string): boolean {
  return Object.keys(readAll()).some((version) => version.startsWith(`${id} `));
}

/** Keeps the edits of a version, or, with `null`, forgets them. */
export function keepEdits(version: string, kept: KeptEdits | null): void {
  const others = Object.entries(readAll()).filter(([other]) => other !== version);
  const all = kept === null ? others : [...others, [version, kept]];
  writeVisitItem(EDITS_KEY, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)));
}

/**
 * The hash of a link that shares edits. Their alphabet has no character that means something else in a
 * demo's address.
 *
 * @param anchor of the version, its styling named: `system-AccountBasic.tsx`
 * @returns `null` where a link cannot hold so much
 */
export function packEdits(edits: Edits, anchor: string): string | null {
  const packed = LZString.compressToEncodedURIComponent(JSON.stringify(edits))
    .replaceAll('+', '.')
    .replaceAll('-', '_')
    .replaceAll('$', '~');
  return packed.length > PACKED_LIMIT ? null : `${EDITED_HASH}${packed}:${anchor}`;
}

/**
 * Reads the edits that a link shares, which anyone may have written.
 *
 * @param hash of the address, of any content
 * @returns `null` where it shares none, `malformed` where it means to
 */
export function unpackEdits(hash: string): Edits | 'malformed' | null {
  if (!hash.startsWith(EDITED_HASH)) {
    return null;
  }
  const [, packed = ''] = /^#edited:([\w.~]+):[\w.-]+$/.exec(hash) ?? [];
  if (packed === '' || packed.length > PACKED_LIMIT) {
    return 'malformed';
  }
  const text = LZString.decompressFromEncodedURIComponent(
    packed.replaceAll('.', '+').replaceAll('_', '-').replaceAll('~', '$'),
  );
  return parseEdits(parseJson(text)) ?? 'malformed';
}
