import fs from 'node:fs';
import path from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sectionChunkFiles } from './chunkFiles';
import { sectionsAt } from '../../navigation/sections';
import { sectionFile } from './clientModules';
import { GENERATED, readGeneratedFiles } from './generatedRoutes';
import { splitSite, type SplitSite } from './splitSite';
import { writeSplit, writeUnsplit } from './writeSplit';

/** The docs version that a module of Docusaurus' registry holds, or `null`. */
function versionReader(generatedDir: string) {
  return (request: string): PropVersionMetadata | null => {
    if (!request.startsWith(GENERATED) || !request.endsWith('.json')) {
      return null;
    }
    const text = fs.readFileSync(path.join(generatedDir, request.slice(GENERATED.length)), 'utf8');
    const { version } = JSON.parse(text) as { version?: PropVersionMetadata };
    return version?.docsSidebars ? version : null;
  };
}

/** The split site's plugin, and what the HTML of its pages needs to know. */
interface Sections {
  /** For `plugins` in `docusaurus.config.ts`. */
  readonly plugin: (context: LoadContext) => Plugin;
  /** The scripts of the sections that a page needs, below the site's base; known when it is bundled. */
  readonly scriptsFor: (pathname: string) => readonly string[];
}

/**
 * Lets a page load the routes and the sidebar of its own section only (`splitSite`), and has
 * Docusaurus' client load a section before its pages.
 *
 * While a writer works, nothing is split: every page is there at once, and changes are seen sooner.
 */
export function sections(): Sections {
  let addresses: SplitSite['addresses'] = {};
  let scripts: readonly string[] = [];

  function plugin({ generatedFilesDir }: LoadContext): Plugin {
    const dir = path.join(generatedFilesDir, 'sections');
    return {
      name: 'sections',
      configureWebpack(config, isServer, { currentBundler }) {
        if (isServer) {
          return {};
        }
        const { NormalModuleReplacementPlugin } = currentBundler.instance;
        const client = path.dirname(require.resolve('@docusaurus/core/lib/client/preload'));
        const ownClient = new NormalModuleReplacementPlugin(
          /^\.\/(preload|docusaurus)$/,
          (module) => {
            if (module.context === client) {
              module.request = `@site/src/navigation/sections/${path.basename(module.request)}`;
            }
          },
        );
        if (config.mode !== 'production') {
          writeUnsplit(dir);
          return { plugins: [ownClient] };
        }
        const site = splitSite(
          readGeneratedFiles(generatedFilesDir),
          versionReader(generatedFilesDir),
        );
        addresses = site.addresses;
        const files = writeSplit(site, { dir, generatedDir: generatedFilesDir });
        const sectionFiles = site.sections.map((_section, index) =>
          path.join(dir, sectionFile(index)),
        );
        const chunkFiles = sectionChunkFiles(sectionFiles, (written) => {
          scripts = written;
        });
        const loader = path.join(__dirname, 'replaceLoader.cjs');
        return {
          module: {
            rules: [{ test: Object.keys(files), use: { loader, options: { files } } }],
          },
          plugins: [ownClient, chunkFiles],
        };
      },
    };
  }

  return {
    plugin,
    scriptsFor: (pathname) =>
      sectionsAt(addresses, pathname).flatMap((section) => scripts[section] ?? []),
  };
}
