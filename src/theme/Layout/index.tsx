import type { ReactNode } from 'react';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';
import { AdProvider } from '@site/src/ads';
import { PageHead } from '@site/src/header';
import { UserLanguageFromAddress } from '@site/src/strings';

/** Every page's frame, with what each page says of itself in its head (spec 1.4 to 1.7). */
export default function LayoutWrapper(props: Props): ReactNode {
  return (
    <AdProvider>
      <PageHead />
      <UserLanguageFromAddress />
      <Layout {...props} />
    </AdProvider>
  );
}
