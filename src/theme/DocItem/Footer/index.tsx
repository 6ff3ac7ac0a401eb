import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/features/feedback';

/** What stands under a page's text: in a row: was it helpful (spec 6.1), where to edit it, when it changed. */
export default function FooterWrapper(): ReactNode {
  return (
    <div className="page-end">
      <Feedback />
      <Footer />
    </div>
  );
}
