import { usePluginData } from '@docusaurus/useGlobalData';
import type { Product } from '../../site';

/** What each page says of itself, by its address with the trailing slash. */
export type PageTexts = Readonly<
  Record<string, { readonly title: string; readonly description: string }>
>;

/** What the pages of a product say of themselves, as `productDocs.ts` wrote it down for the build. */
export function usePageTexts({ docsPluginId }: Product): PageTexts {
  const { texts } = usePluginData('docusaurus-plugin-content-docs', docsPluginId) as {
    readonly texts: PageTexts;
  };
  return texts;
}
