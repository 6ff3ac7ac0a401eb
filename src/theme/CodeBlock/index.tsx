import type { ReactNode } from 'react';
import type { Props as OriginalProps } from '@theme/CodeBlock';
import { Code, CodeFrame, languageOf, titleOf, type WrittenMarks } from '@site/src/features/code';

type Props = OriginalProps & WrittenMarks;

/** A code block (spec 3.4, 3.5). Docusaurus's ships a highlighter and renders each block twice. */
export default function CodeBlock({ children, ...block }: Props): ReactNode {
  const code = Array.isArray(children) ? children.join('') : children;
  return (
    <CodeFrame title={titleOf(block)}>
      {typeof code === 'string' ? (
        <Code {...block} code={code} language={languageOf(block)} />
      ) : (
        <pre>{code}</pre>
      )}
    </CodeFrame>
  );
}
