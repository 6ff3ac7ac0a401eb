import type { ReactNode } from 'react';
import languages from './languages.json';

const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/**
 * The `name=value` pairs that stand after a fence's language, quoted or not.
 *
 * @param metastring such as `title="app/page.tsx" variant=TS {2-3}`
 */
export function parseFenceMeta(metastring: string | undefined): ReadonlyMap<string, string> {
  const pairs = [...(metastring ?? '').matchAll(PAIR)];
  return new Map(
    pairs.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );
}

/** Display names of languages, by the fence's language. */
const LABELS: Readonly<Record<string, string>> = languages;

/** What a fence says when its content is in no language. */
const PLAIN: readonly string[] = ['', 'text', 'txt', 'plain', 'plaintext'];

/**
 * A language's name for the reader.
 *
 * @param language as on the fence; case does not matter
 * @returns `null` for plain text; an unknown language as the writer wrote it
 */
export function languageLabel(language = ''): string | null {
  const name = language.toLowerCase();
  if (PLAIN.includes(name)) {
    return null;
  }
  return Object.hasOwn(LABELS, name) ? (LABELS[name] ?? language) : language;
}

interface Block {
  readonly className?: string;
  readonly language?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
}

/** What a block is written in, as its fence names it: `tsx`; `text` where it names nothing. */
export function languageOf({ className = '', language }: Block): string {
  return (language ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text').toLowerCase();
}

/** What the bar over a code block says: its title and its language's name, where it has them. */
export function describeBlock(block: Block): {
  readonly title: ReactNode;
  readonly language: string | null;
} {
  return {
    title: parseFenceMeta(block.metastring).get('title') || block.title,
    language: languageLabel(languageOf(block)),
  };
}
