import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock/Line/Token';
import { CodeToken } from '@site/src/code';

/** A word of a code block, in as little HTML as its colour needs. */
export default function Token({ token, style }: Props): ReactNode {
  return <CodeToken text={token.content} types={token.types} colour={style?.color} />;
}
