import type { ReactNode } from 'react';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type { Props } from '@theme/CodeBlock/Layout';

/**
 * The code alone, where Docusaurus sets a title above it and buttons over it.
 *
 * Ejected, and not on Docusaurus' list of safe components, because nothing safe removes those two:
 * title, copy and word wrap stand in the bar of the site's own frame around each block, where they
 * cover no code. On an upgrade, compare with `theme-classic/src/theme/CodeBlock/Layout`.
 */
export default function CodeBlockLayout({ className }: Props): ReactNode {
  return (
    <Container as="div" className={className}>
      <Content />
    </Container>
  );
}
