import { useMDXComponents } from '@mdx-js/react';
import { use, type ElementType, type ReactNode } from 'react';
import type { DemoFile } from './registry';

interface Props {
  readonly files: Promise<readonly DemoFile[]>;
}

/**
 * A demo's whole source, loaded on demand and shown by what shows the fences of a page.
 *
 * @throws (to the error boundary around it) when the source cannot be loaded
 */
export function LoadedDemoSource({ files }: Props): ReactNode {
  const components = useMDXComponents() as Readonly<Record<string, ElementType | undefined>>;
  const { CodeGroup = 'div', pre: Pre = 'pre', code: Code = 'code' } = components;
  return (
    <CodeGroup>
      {use(files).map(({ name, language, styling, variant, full }) => {
        const meta = { metastring: `title="${name}" styling=${styling} variant=${variant}` };
        return (
          <Pre key={`${styling} ${variant} ${name}`}>
            <Code className={`language-${language}`} {...meta}>
              {full}
            </Code>
          </Pre>
        );
      })}
    </CodeGroup>
  );
}
