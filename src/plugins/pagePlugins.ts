import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Pluggable, PluggableList } from 'unified';
import { plainFaults } from './plainFaults';
import rehypeCodeWords from './rehypeCodeWords';
import remarkApiLink from './remarkApiLink';
import remarkApiReference from './remarkApiReference';
import remarkDemo from './remarkDemo';
import remarkExampleFile from './remarkExampleFile';
import remarkFigure from './remarkFigure';
import remarkKnownComponents from './remarkKnownComponents';
import remarkSafeMarkup from './remarkSafeMarkup';
import remarkStudioReference from './remarkStudioReference';

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
    remarkApiReference,
    [remarkStudioReference, { siteDir }],
  ];
  return {
    beforeDefaultRemarkPlugins: plugins.map((plugin) => plainFaults(plugin as Pluggable)),
    rehypePlugins: [plainFaults(rehypeCodeWords)],
    remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', 'yarn'] }]],
  };
}
