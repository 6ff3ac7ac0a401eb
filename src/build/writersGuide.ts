import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import remarkShowResult from '../features/demos/build/remarkShowResult';

interface Settings {
  readonly siteDir: string;
  /** `NODE_ENV`: `development` in `docusaurus start`, `production` in `docusaurus build`. */
  readonly mode: string | undefined;
  /** The docs instances' MDX options, so that the guide renders alike. */
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
}

/**
 * The writers' guide at `/toolpad/writing/`, in development only. The published site has neither the
 * page nor its styles: no route, so no entry in the sitemap, search or the Markdown pages.
 */
export function writersGuide(settings: Settings): PluginConfig[] {
  if (settings.mode !== 'development') {
    return [];
  }
  const { siteDir, beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins } = settings;
  const options: Options = {
    id: 'writing',
    path: 'writing/guide',
    routeBasePath: 'writing',
    beforeDefaultRemarkPlugins: [remarkShowResult, ...beforeDefaultRemarkPlugins],
    rehypePlugins,
    remarkPlugins,
  };
  const styles = path.join(siteDir, 'writing/guide/guide.css');
  return [
    ['@docusaurus/plugin-content-pages', options],
    () => ({ name: 'writers-guide-styles', getClientModules: () => [styles] }),
  ];
}
