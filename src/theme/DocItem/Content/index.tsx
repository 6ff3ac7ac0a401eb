import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';

/** A page's content under its lead paragraph, which is its description. */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const { metadata } = useDoc();
  return (
    <Content {...props}>
      <p className="lead">{metadata.description}</p>
      {children}
    </Content>
  );
}
