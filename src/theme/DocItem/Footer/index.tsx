import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/features/feedback';

/** What stands under a page's text: was it helpful (spec 6.1), then where to edit it. */
export default function FooterWrapper(): ReactNode {
  return (
    <>
      <Feedback />
      <Footer />
    </>
  );
}
