import type { ReactNode } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { Feedback } from '@site/src/features/feedback';

/** The row below a page's text: feedback (spec 6.1), edit link, last update. */
export default function FooterWrapper(): ReactNode {
  return (
    <div className="page-end">
      <Feedback />
      <Footer />
    </div>
  );
}
