import type { ComponentProps, ReactNode } from 'react';
import Layout from '@theme-original/Layout';
import { PageHead } from '@site/src/header';
import { UserLanguageFromAddress } from '@site/src/strings';

/** Every page's frame, with what each page says of itself in its head (spec 1.4 to 1.7). */
export default function LayoutWrapper(props: ComponentProps<typeof Layout>): ReactNode {
  return (
    <>
      <PageHead />
      <UserLanguageFromAddress />
      <Layout {...props} />
    </>
  );
}
