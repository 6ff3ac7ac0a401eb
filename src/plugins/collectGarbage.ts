import v8 from 'node:v8';
import vm from 'node:vm';
import type { Compiler } from 'webpack';
import type { Plugin } from '@docusaurus/types';

/** Node gives the collector to those only who start it with a flag, which `docusaurus build` has no place for. */
function collect(): void {
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc') as () => void;
  v8.setFlagsFromString('--no-expose-gc');
  gc();
}

/** By then what the bundler has let go of is out of use, and the threads that write the pages run. */
const ONCE_MORE_MS = 1000;

/**
 * Collects what bundling has left. By itself, Node would let it stand beside what writing the pages
 * needs, and let the heap grow from there. The memory itself goes back when it is collected once more.
 */
export default function collectGarbage(): Plugin {
  return {
    name: 'collect-garbage',
    configureWebpack(_config, isServer) {
      if (isServer) {
        // Both bundlers end together: once is enough.
        return {};
      }
      return {
        plugins: [
          {
            apply({ hooks }: Compiler) {
              hooks.shutdown.tap('collect-garbage', () => {
                collect();
                setTimeout(collect, ONCE_MORE_MS).unref();
              });
            },
          },
        ],
      };
    },
  };
}
