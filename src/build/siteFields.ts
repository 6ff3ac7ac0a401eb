import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Site, SiteFields } from '../site/config';
import { publicEnvironment } from '../site/config/environment';

/** Gives pages and browsers what they may know of the environment (`src/site/config`). */
export default function siteFields({ environment, versions }: Site) {
  return ({ siteStorage }: LoadContext): Plugin => ({
    name: 'site-fields',
    async contentLoaded({ actions }) {
      const fields: SiteFields = {
        environment: publicEnvironment(environment),
        versions,
        storageNamespace: siteStorage.namespace,
      };
      await actions.createData('fields.json', JSON.stringify(fields));
    },
  });
}
