import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-pages';
import type { PluginConfig } from '@docusaurus/types';
import type { Code, Root, RootContent } from 'mdast';
import type { PluggableList, Processor, Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

interface Settings {
  readonly siteDir: string;
  readonly isDevelopment: boolean;
  /** The docs instances' MDX options, so that the guide renders like them. */
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
}

/** A custom mdast node; `data.hName` names its element. */
function box(className: string, children: readonly RootContent[]): RootContent {
  const node = { type: 'sample', data: { hName: 'div', hProperties: { className } }, children };
  return node as unknown as RootContent;
}

/**
 * Renders each `mdx result` fence next to its source, so that the writers' guide cannot show
 * another source than the one that ran.
 */
export function remarkShowResult(this: Processor): Transformer<Root> {
  return (tree: Root) => {
    visit(tree, 'code', (code: Code, index, parent) => {
      if (code.lang !== 'mdx' || code.meta !== 'result' || index === undefined || !parent) {
        return undefined;
      }
      const { children } = this.parse(code.value) as Root;
      const source: Code = { ...code, meta: null };
      parent.children[index] = box('guide-sample', [source, box('guide-result', children)]);
      return [SKIP, index + 1];
    });
  };
}

/**
 * The writers' guide at `/toolpad/writing/`, in development only. The published site has neither the
 * page nor its styles: no route, so no entry in the sitemap, search or the Markdown pages.
 */
export function writersGuide(settings: Settings): PluginConfig[] {
  if (!settings.isDevelopment) {
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
