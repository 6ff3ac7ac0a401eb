import * as React from 'react';
import { createComponent } from '@toolpad/studio/browser';

interface ReportHeightProps {
  host: string;
}

/** Tells the website around the app how high the page is, whenever that changes. */
function ReportHeight({ host }: ReportHeightProps) {
  React.useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-testid="page-root"]');
    if (!page || window.parent === window) {
      return undefined;
    }
    const report = () => {
      const margin = parseFloat(getComputedStyle(page).marginBottom);
      const height = Math.ceil(page.getBoundingClientRect().bottom + margin);
      window.parent.postMessage({ type: 'page-height', height }, host);
    };
    const observer = new ResizeObserver(report);
    observer.observe(page);
    return () => observer.disconnect();
  }, [host]);
  return null;
}

export default createComponent(ReportHeight, {
  helperText: 'Reports the height of the page to the website that embeds it.',
  argTypes: {
    host: {
      type: 'string',
      helperText: 'The origin of that website, such as `https://example.com`; `*` for any.',
      default: '*',
    },
  },
});
