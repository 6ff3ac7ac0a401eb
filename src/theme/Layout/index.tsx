import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { AdProvider } from '@site/src/ads';
import { Analytics } from '@site/src/analytics';
import { OfflineNotice } from '@site/src/faults';
import { PageHead } from '@site/src/header';
import { LinkCopy } from '@site/src/reading';
import { codeVariantPreference, useCodeChoiceFromHash, usePreference } from '@site/src/preferences';
import { PageCard } from '@site/src/sharing';
import { UserLanguageFromAddress } from '@site/src/strings';

/**
 * Every page's frame, with what each page says of itself in its head (spec 1.4 to 1.7), what its
 * address chooses (spec 1.6, 3.1) and what is counted (spec 5).
 */
export default function LayoutWrapper({ children, ...props }: Props): ReactNode {
  const [codeVariant] = usePreference(codeVariantPreference);
  useCodeChoiceFromHash(useLocation());
  return (
    <AdProvider>
      <PageHead />
      <PageCard title={props.title} />
      <UserLanguageFromAddress />
      <Layout {...props}>
        <Analytics codeVariant={codeVariant} />
        <LinkCopy />
        {children}
        <OfflineNotice />
      </Layout>
    </AdProvider>
  );
}
