import type { ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import { CodeFrame, describeBlock } from '@site/src/code';

/** A code block in the site's frame: title, language, copy, word wrap (spec 3.4). */
export default function CodeBlockWrapper(props: Props): ReactNode {
  return (
    <CodeFrame {...describeBlock(props)}>
      <CodeBlock {...props} />
    </CodeFrame>
  );
}
