import type { ReactNode } from 'react';
// The head that Docusaurus itself uses: what is tested is how page views get on with it.
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { usePageViews } from './pageViews';

/** A page that reports itself and has no head. */
export function BarePage({ path }: { path: string }): null {
  usePageViews(path);
  return null;
}

interface Props {
  readonly path: string;
  readonly title?: string;
  /** More for the head. */
  readonly children?: ReactNode;
}

/** A page of Toolpad Core that reports itself. */
export function TestPage({ path, title = path, children }: Props): ReactNode {
  return (
    <HelmetProvider>
      <BarePage path={path} />
      <Helmet>
        <title>{title}</title>
        <meta name="mui:productId" content="toolpad-core" />
        <meta name="mui:productCategoryId" content="toolpad" />
        {children}
      </Helmet>
    </HelmetProvider>
  );
}

/** What a test page's view reports. */
export function view(path: string, title = path): object {
  return {
    page_title: title,
    page_location: path,
    productId: 'toolpad-core',
    productCategoryId: 'toolpad',
  };
}
