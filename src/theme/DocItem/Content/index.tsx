import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Content';
import Content from '@theme-original/DocItem/Content';
import { AdSlot } from '@site/src/features/ads';
import { installedProduct } from '@site/src/site';
import { StatusLine } from '@site/src/features/status';

/** A page's content below its description, status and ad (spec 4.2). */
export default function ContentWrapper({ children, ...props }: Props): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { permalink, description } = metadata;
  const installed = installedProduct(permalink);
  const hasAd = !('ads' in frontMatter) || frontMatter.ads !== false;
  return (
    <Content {...props}>
      <p className="lead" data-address={permalink}>
        {description}
      </p>
      {installed && <StatusLine product={installed} />}
      {hasAd && <AdSlot key={permalink} />}
      {children}
    </Content>
  );
}
