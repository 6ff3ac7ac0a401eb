import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { AdProvider } from '@site/src/ads';
import { PageHead } from '@site/src/header';
import { useCodeChoiceFromHash } from '@site/src/preferences';
import { UserLanguageFromAddress } from '@site/src/strings';

/** Every page's frame, with what each page says of itself in its head (spec 1.4 to 1.7). */
export default function LayoutWrapper(props: Props): ReactNode {
  useCodeChoiceFromHash(useLocation());
  return (
    <AdProvider>
      <PageHead />
      <UserLanguageFromAddress />
      <Layout {...props} />
    </AdProvider>
  );
}
