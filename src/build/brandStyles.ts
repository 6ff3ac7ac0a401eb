import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';
import postcssRTLCSS from 'postcss-rtlcss';
import { Mode, Source } from 'postcss-rtlcss/options';
import { infimaStyleSheet } from '../brand/infima';
import { logicalProperty } from '../brand/mirroredCache';
import { attributeRules } from '../site/attributeRules';
import { keepFontsInFiles } from './docusaurus/fontFiles';

/** Packages with physical properties in their styles; the site's own use logical ones. */
const PACKAGES = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;

/**
 * Rewrites packages' styles with logical properties where they exist: mirroring doubles the rules
 * that every reader loads (spec 9). Must run before the mirroring.
 */
export function logicalSides(): PostCssPlugin {
  return {
    postcssPlugin: 'logical-sides',
    Once(root) {
      if (PACKAGES.test(root.source?.input.file ?? '')) {
        root.walkDecls((declaration) => {
          declaration.prop = logicalProperty(declaration.prop) ?? declaration.prop;
        });
      }
    },
  };
}

const DARK = /\[data-theme=["']?dark["']?\]/;

/**
 * Limits dark mode to screens: paper is white whatever the reader chose. Wraps each dark rule in
 * `@media screen`, which keeps its specificity, unless the rule applies to other pages too.
 */
export function screenOnlyDark(): PostCssPlugin {
  return {
    postcssPlugin: 'screen-only-dark',
    Once(root, { atRule }) {
      root.walkRules((rule) => {
        const { parent, selectors } = rule;
        const isInPrint = parent?.type === 'atrule' && (parent as AtRule).params.includes('print');
        if (!isInPrint && selectors.every((selector) => DARK.test(selector))) {
          const screen = atRule({ name: 'media', params: 'screen' });
          rule.replaceWith(screen);
          screen.append(rule);
        }
      });
    },
  };
}

/** Docusaurus's plugin for older browsers: the minifier adds what the site's browsers need. */
const PREFIXER = /[\\/]postcss-preset-env[\\/]/;

/** Style sheets in `src/brand/`, after the fonts; order matters at equal specificity. */
const SHEETS = [
  'base',
  'text',
  'folds',
  'header',
  'sidebar',
  'pageParts',
  'systemSettings',
  'print',
];

/**
 * Global styles: Infima's variables derived from the MUI theme, fonts, base rules, and mirrored
 * rules for right-to-left pages (spec 2.1 to 2.3). Docusaurus has no place for them that readers'
 * themes could not change, and no direction that readers can choose.
 */
export default function brandStyles({
  siteDir,
  generatedFilesDir,
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
        // Print styles write out the URLs of links.
        `${infimaStyleSheet()}\n:root { --site-origin: ${JSON.stringify(siteConfig.url)}; }\n${attributeRules()}`,
      );
    },
    getPathsToWatch: () => [path.join(brandDir, '*.ts')],
    getClientModules: () => [
      generatedSheet,
      path.join(brandDir, 'fonts.css'),
      ...SHEETS.map((sheet) => path.join(brandDir, `${sheet}.css`)),
    ],
    configureWebpack(config) {
      keepFontsInFiles(config);
      return {};
    },
    configurePostCss(options) {
      const plugins = (options.plugins as (PostCssPlugin | readonly [path: string])[]).filter(
        (plugin) => !(Array.isArray(plugin) && PREFIXER.test(plugin[0] as string)),
      );
      // `:where()` adds no specificity, so a rule keeps its rank in both directions.
      const rtl = postcssRTLCSS({
        mode: Mode.combined,
        source: Source.ltr,
        ltrPrefix: ":where([dir='ltr'])",
        rtlPrefix: ":where([dir='rtl'])",
        bothPrefix: ":where([dir='ltr'], [dir='rtl'])",
        safeBothPrefix: false,
      });
      return {
        ...options,
        // Otherwise, each sheet's folders are searched for a configuration.
        config: false,
        plugins: [...plugins, logicalSides(), rtl, screenOnlyDark()],
      };
    },
  };
}
