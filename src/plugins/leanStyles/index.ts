import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { namedWords } from './namedWords';
import { refuseRemoved } from './refuseRemoved';
import { keepUsedStyles } from './usedStyles';

const PLUGIN = 'lean-styles';

/** The sheet of every page, as Docusaurus names it. */
const COMMON_SHEET = /(?:^|\/)styles\.[\w.]*css$/;

/**
 * Infima's classes whose names code says and no page has: as an ordinary word, or as a choice that
 * `docusaurus.config.ts` does not make (a dark bar, a menu in the bar). The build fails for a page with one.
 */
const NOT_SHOWN = new Set([
  'avatar',
  'close',
  'dropdown',
  'dropdown__link',
  'footer--dark',
  'navbar--dark',
  'navbar--primary',
  'pagination',
]);

/** A file of the bundler's. */
interface Asset {
  readonly name: string;
  readonly source: { source: () => string | Buffer };
}

const textOf = ({ source }: Asset): string => source.source().toString();

/** What becomes of the sheet of every page, given all files that the bundler has finished. */
function leanSheet(files: readonly Asset[]) {
  const sheets = files.filter(({ name }) => name.endsWith('.css'));
  const common = sheets.find(({ name }) => COMMON_SHEET.test(name));
  if (common === undefined) {
    const names = sheets.map(({ name }) => name).join(', ') || 'none';
    throw new Error(
      `No style sheet of every page among the bundler's (${names}): ${COMMON_SHEET.source} in ` +
        `src/plugins/leanStyles has to match the one that has Infima's rules.`,
    );
  }
  const says = namedWords(files.filter(({ name }) => name.endsWith('.js')).map(textOf));
  const others = sheets.filter((sheet) => sheet !== common).map(textOf);
  const isShown = (word: string) => !NOT_SHOWN.has(word) && says(word);
  return { name: common.name, ...keepUsedStyles(textOf(common), others, isShown) };
}

/**
 * Sends readers the styles that pages use (spec 9). Infima brings many more classes than the site's
 * code names, and values that the brand's own make void. The bundler's finished code says what is
 * used, so nothing has to be listed; a build that is not for readers keeps everything.
 *
 * @throws Error when there is no such sheet, or a page has a class whose styles were left out
 */
export default function leanStyles(): Plugin {
  let removed: ReadonlySet<string> = new Set();
  return {
    name: PLUGIN,
    configureWebpack({ mode }, isServer, { currentBundler: { instance } }) {
      if (isServer || mode !== 'production') {
        return {};
      }
      // When code is as short as it gets: before, words of comments and of unused code are in it.
      const stage = instance.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      return {
        plugins: [
          ({ hooks }) => {
            hooks.thisCompilation.tap(PLUGIN, (compilation) => {
              compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
                const sheet = leanSheet(compilation.getAssets());
                removed = new Set(sheet.removed);
                compilation.updateAsset(sheet.name, new instance.sources.RawSource(sheet.css));
              });
            });
          },
        ],
      };
    },
    async postBuild({ outDir }) {
      const files = await fs.readdir(outDir, { recursive: true });
      for (const file of files.filter((entry) => entry.endsWith('.html'))) {
        refuseRemoved(await fs.readFile(path.join(outDir, file), 'utf8'), file, removed);
      }
    },
  };
}
