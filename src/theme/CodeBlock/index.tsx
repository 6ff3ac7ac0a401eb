import type { ReactNode } from 'react';
import type { Props as OriginalProps } from '@theme/CodeBlock';
import { Code, CodeFrame, describeBlock, languageOf } from '@site/src/features/code';

interface Props extends OriginalProps {
  /** What the build wrote down of the code's colours and marked lines (`rehypeCodeWords`). */
  readonly words?: string;
  readonly marked?: string;
}

/**
 * A code block in the site's frame: title, language, copy, word wrap (spec 3.4). In place of
 * Docusaurus', which brings its highlighter to each reader and renders each block twice.
 */
export default function CodeBlock({ children, words, marked, ...block }: Props): ReactNode {
  const code = Array.isArray(children) ? children.join('') : children;
  return (
    <CodeFrame {...describeBlock(block)}>
      {typeof code === 'string' ? (
        <Code code={code} language={languageOf(block)} words={words} marked={marked} />
      ) : (
        <pre>{code}</pre>
      )}
    </CodeFrame>
  );
}
