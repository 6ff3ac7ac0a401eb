import type { ReactNode } from 'react';

const PAIR = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** The `name=value` pairs of a fence's meta, such as `title="app/page.tsx" variant=TS {2-3}`. */
export function parseFenceMeta(metastring: string | undefined): ReadonlyMap<string, string> {
  const pairs = [...(metastring ?? '').matchAll(PAIR)];
  return new Map(
    pairs.map(([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? '']),
  );
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

/** The title of the bar over a code block: the fence's own, else the prop. */
export function titleOf({ metastring, title }: Block): ReactNode {
  return parseFenceMeta(metastring).get('title') || title;
}
