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

/** Display names of languages, by the fence's language; `null` for plain text. */
const LABELS: ReadonlyMap<string, string | null> = new Map(Object.entries(languages));

/**
 * A language's name for the reader.
 *
 * @param language as on the fence; case does not matter
 * @returns `null` for plain text; an unknown language as the writer wrote it
 */
export function languageLabel(language: string): string | null {
  const label = LABELS.get(language.toLowerCase());
  return label === undefined ? language : label;
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
export function describeBlock(block: Block) {
  return {
    title: parseFenceMeta(block.metastring).get('title') || block.title,
    language: languageLabel(languageOf(block)),
  };
}
