import type { Plugin } from '@docusaurus/types';

/**
 * Has the bundler take an absolute path for what it is before it takes it for an address below
 * `static`. Docusaurus asks for every page and part by such a path: looked for in the other order, each
 * was tried at sixteen places where nothing is, and those were watched while a writer works.
 */
export default function absolutePaths(): Plugin {
  return {
    name: 'absolute-paths',
    configureWebpack: () => ({ resolve: { preferAbsolute: true } }),
  };
}
