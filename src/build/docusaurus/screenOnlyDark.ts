import type { AtRule, ChildNode, Plugin, Root } from 'postcss';

const DARK = /\[data-theme=["']?dark["']?\]/;

function isInPrint(rule: ChildNode): boolean {
  const { parent } = rule;
  return parent?.type === 'atrule' && (parent as AtRule).params.includes('print');
}

/**
 * A PostCSS plugin that keeps the dark scheme on the screen: paper is white whatever a reader chose.
 * Each rule for dark pages, Docusaurus' own included, goes into `@media screen` at its place, which
 * changes nothing of its rank. Rules that are for other pages too are left alone.
 */
export function screenOnlyDark(): Plugin {
  return {
    postcssPlugin: 'screen-only-dark',
    Once(root: Root, { AtRule: MediaRule }) {
      root.walkRules((rule) => {
        const isDark = rule.selectors.every((selector) => DARK.test(selector));
        if (isDark && !isInPrint(rule)) {
          const screen = new MediaRule({ name: 'media', params: 'screen' });
          rule.replaceWith(screen);
          screen.append(rule);
        }
      });
    },
  };
}
