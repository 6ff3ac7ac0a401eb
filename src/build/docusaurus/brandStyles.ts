import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Plugin as PostCssPlugin } from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode, Source } from 'postcss-rtlcss/options';
import { colorSchemeScript } from '../../brand/colorScheme';
import { infimaStyleSheet } from '../../brand/infima';
import { keepFontsInFiles } from './fontFiles';
import { logicalSides } from './logicalSides';
import { screenOnlyDark } from './screenOnlyDark';

/** The sheets of `src/brand/` after the fonts; of two rules that are alike the later one holds. */
const SHEETS = ['base', 'text', 'header', 'sidebar', 'pageParts', 'systemSettings', 'print'];

/**
 * Styles that no component owns: Infima's variables derived from the MUI theme, the site's fonts
 * and global rules, the mirrored rules for right-to-left pages, and the color scheme that decides
 * among them (spec 2.1 to 2.3).
 */
export default function brandStyles({
  siteDir,
  generatedFilesDir,
  siteStorage,
  siteConfig,
}: LoadContext): Plugin {
  const generatedSheet = path.join(generatedFilesDir, 'brand', 'infima-variables.css');
  const brandDir = path.join(siteDir, 'src', 'brand');
  return {
    name: 'brand-styles',
    async loadContent() {
      await fs.mkdir(path.dirname(generatedSheet), { recursive: true });
      await fs.writeFile(
        generatedSheet,
        // For what is printed: there the addresses of links are written out.
        `${infimaStyleSheet()}\n:root { --site-origin: ${JSON.stringify(siteConfig.url)}; }\n`,
      );
    },
    getPathsToWatch: () => [path.join(brandDir, '*.ts')],
    getClientModules: () => [
      generatedSheet,
      path.join(brandDir, 'fonts.css'),
      require.resolve('@fontsource/material-icons/400.css'),
      ...SHEETS.map((sheet) => path.join(brandDir, `${sheet}.css`)),
    ],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {},
          innerHTML: colorSchemeScript(`theme${siteStorage.namespace}`),
        },
      ],
    }),
    configureWebpack(config) {
      keepFontsInFiles(config);
      return {};
    },
    configurePostCss(options) {
      const plugins = options.plugins as PostCssPlugin[];
      // `:where()` adds no specificity, so a rule keeps its place in the cascade in both directions.
      const rtl = postcssRTLCSS({
        mode: Mode.combined,
        source: Source.ltr,
        ltrPrefix: ":where([dir='ltr'])",
        rtlPrefix: ":where([dir='rtl'])",
        bothPrefix: ":where([dir='ltr'], [dir='rtl'])",
        safeBothPrefix: false,
      });
      return { ...options, plugins: [...plugins, logicalSides(), rtl, screenOnlyDark()] };
    },
  };
}
