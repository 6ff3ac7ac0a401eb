import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const OWN = path.resolve(__dirname, '../navigation/serverRoutes');

/**
 * Has pages written without a look at the routes of all others (`routesAt`). Browsers need none of it:
 * they have the routes of a section only.
 */
export default function serverRoutes(): Plugin {
  return {
    name: 'server-routes',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (!isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^react-router-config$/, (module) => {
            if (module.context !== OWN) {
              module.request = OWN;
            }
          }),
        ],
      };
    },
  };
}
