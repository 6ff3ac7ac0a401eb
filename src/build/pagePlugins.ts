import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Pluggable, PluggableList } from 'unified';
import { remarkApiLink, remarkReference } from '../features/reference/build';
import { plainFaults } from './docusaurus/plainFaults';
import rehypeCodeWords from '../features/code/build/rehypeCodeWords';
import remarkDemo from '../features/demos/build/remarkDemo';
import remarkExampleFile from '../features/code/build/remarkExampleFile';
import remarkFigure from '../features/content/build/remarkFigure';
import remarkKnownComponents from '../features/content/build/remarkKnownComponents';
import remarkSafeMarkup from '../features/content/build/remarkSafeMarkup';

/**
 * What is done with a page's Markdown before and after Docusaurus' own plugins, in this order: what a
 * writer wrote is checked before any plugin writes elements itself.
 */
export function pagePlugins(siteDir: string): {
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
} {
  const plugins = [
    remarkSafeMarkup,
    remarkKnownComponents,
    remarkFigure,
    [remarkDemo, { siteDir }],
    [remarkExampleFile, { siteDir }],
    [remarkApiLink, { siteDir }],
    [remarkReference, { siteDir }],
  ];
  return {
    beforeDefaultRemarkPlugins: plugins.map((plugin) => plainFaults(plugin as Pluggable)),
    rehypePlugins: [plainFaults(rehypeCodeWords)],
    remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }]],
  };
}
