import { usePluginData } from '@docusaurus/useGlobalData';
import type { Product } from '../../site';
import type { PageTexts } from './ProductOverview';

/** What the pages of a product say of themselves, as `productDocs.ts` wrote it down for the build. */
export function usePageTexts({ docsPluginId }: Product): PageTexts {
  const { texts } = usePluginData('docusaurus-plugin-content-docs', docsPluginId) as {
    readonly texts: PageTexts;
  };
  return texts;
}
