import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import remarkShowResult from '../features/demos/build/remarkShowResult';

interface Settings {
  readonly siteDir: string;
  /** `NODE_ENV`: `development` for `docusaurus start`, `production` for `docusaurus build`. */
  readonly mode: string | undefined;
  /** The docs instances' MDX options, so that the guide renders like them. */
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
}

/** The writers' guide at `/toolpad/writing/`; development only, so nothing of it is published. */
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
