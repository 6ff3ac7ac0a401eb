import LZString from 'lz-string';
import { readVisitItem, writeVisitItem } from '../../../preferences';
import { EDITED_HASH, EDITS_KEY } from '../demoAddress';
import { fieldsOf, type Fields } from './messages';

/** Edited contents by file name. */
export type Edits = Readonly<Record<string, string>>;

/** Why edits don't run automatically: they came from a link, or froze the page last time. */
export type Doubt = 'shared' | 'frozen';

export interface KeptEdits {
  readonly edits: Edits;
  /** `null` if the reader wrote them and they ran. */
  readonly doubt: Doubt | null;
}

/** Max. packed length; longer URLs don't survive chats and email. */
const PACKED_LIMIT = 12_000;
/** Max. characters of a demo; several times the site's longest. */
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

/** Reads the tab's edits of a version such as `core/react-account/AccountBasic system-TS`. */
export function readEdits(version: string): KeptEdits | null {
  const all = readAll();
  const kept = fieldsOf(Object.hasOwn(all, version) ? all[version] : null);
  const edits = parseEdits(fieldsOf(kept.edits));
  // An unknown value is treated as untrusted.
  return (
    edits && {
      edits,
      doubt: kept.doubt === null || kept.doubt === 'frozen' ? kept.doubt : 'shared',
    }
  );
}

/** Whether this tab has edits of any version of a demo. */
export function hasEdits(id: string): boolean {
  return Object.keys(readAll()).some((version) => version.startsWith(`${id} `));
}

/** Stores a version's edits; `null` deletes them. */
export function keepEdits(version: string, kept: KeptEdits | null): void {
  const others = Object.entries(readAll()).filter(([other]) => other !== version);
  const all = kept === null ? others : [...others, [version, kept]];
  writeVisitItem(EDITS_KEY, all.length === 0 ? '' : JSON.stringify(Object.fromEntries(all)));
}

/**
 * The hash of a link that shares edits, packed without characters special in demo hashes.
 *
 * @param anchor the version, including its styling: `system-AccountBasic.tsx`
 * @returns `null` if it would be too long
 */
export function packEdits(edits: Edits, anchor: string): string | null {
  const packed = LZString.compressToEncodedURIComponent(JSON.stringify(edits))
    .replaceAll('+', '.')
    .replaceAll('-', '_')
    .replaceAll('$', '~');
  return packed.length > PACKED_LIMIT ? null : `${EDITED_HASH}${packed}:${anchor}`;
}

/** Reads edits from a URL's hash, which is untrusted; `null` if it isn't such a hash. */
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
