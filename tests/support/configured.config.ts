/**
 * The site as a later deploy publishes it: all environment variables set, and one more sentence on
 * one page, so that readers who still have pages of the first build open find a changed site.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import config from '../../docusaurus.config';
import { LATER_PAGE, LATER_SENTENCE } from './configured.mjs';

/** Adds the sentence to its page. */
function remarkLaterDeploy() {
  return (tree: Root, file: VFile): void => {
    if (file.path.endsWith(LATER_PAGE)) {
      tree.children.push({
        type: 'paragraph',
        children: [{ type: 'text', value: LATER_SENTENCE }],
      });
    }
  };
}

for (const plugin of config.plugins ?? []) {
  if (Array.isArray(plugin) && typeof plugin[1] === 'object' && 'remarkPlugins' in plugin[1]) {
    const options = plugin[1] as { remarkPlugins: unknown[] };
    options.remarkPlugins.push(remarkLaterDeploy);
  }
}

export default config;
