import type { ReactNode } from 'react';
import languages from './languages.json';

const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** The `name=value` pairs of a fence's meta, such as `title="app/page.tsx" variant=TS {2-3}`. */
export function parseFenceMeta(metastring: string | undefined): ReadonlyMap<string, string> {
  const pairs = [...(metastring ?? '').matchAll(PAIR)];
  return new Map(
    pairs.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );
}

/** Display names by language; `null` for plain text. */
const LABELS: ReadonlyMap<string, string | null> = new Map(Object.entries(languages));

/** A language's display name; `null` for plain text, unchanged if unknown. Ignores case. */
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

/** A block's language, such as `tsx`; `text` by default. */
export function languageOf({ className = '', language }: Block): string {
  return (language ?? /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text').toLowerCase();
}

/** Title and language name for the bar over a code block. */
export function describeBlock(block: Block) {
  return {
    title: parseFenceMeta(block.metastring).get('title') || block.title,
    language: languageLabel(languageOf(block)),
  };
}
