import type { Declaration, Plugin } from 'postcss';

/** Styles of packages; the site's own name `inline-start` themselves. */
const PACKAGES = /[\\/]node_modules[\\/](?:infima|@docusaurus)[\\/]/;

function edge(side: string | undefined): string {
  return side === 'left' ? 'start' : 'end';
}

/** The property that names an edge of the line instead of a side; `null` when there is none. */
function logicalProperty(property: string): string | null {
  const spacing = /^(margin|padding)-(left|right)$/.exec(property);
  if (spacing) {
    return `${spacing[1]}-inline-${edge(spacing[2])}`;
  }
  const border = /^border-(left|right)(-(?:color|style|width))?$/.exec(property);
  if (border) {
    return `border-inline-${edge(border[1])}${border[2] ?? ''}`;
  }
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(property);
  if (corner) {
    return `border-${corner[1] === 'top' ? 'start' : 'end'}-${edge(corner[2])}-radius`;
  }
  return /^(?:left|right)$/.test(property) ? `inset-inline-${edge(property)}` : null;
}

/**
 * A PostCSS plugin that makes the packages' styles right for both directions with one rule, where a
 * property for it exists. Mirroring makes two rules of each, which every reader loads (spec 9); what has
 * no such property is still mirrored. It belongs before the mirroring.
 */
export function logicalSides(): Plugin {
  return {
    postcssPlugin: 'logical-sides',
    Once(root) {
      if (PACKAGES.test(root.source?.input.file ?? '')) {
        root.walkDecls((declaration: Declaration) => {
          declaration.prop = logicalProperty(declaration.prop) ?? declaration.prop;
        });
      }
    },
  };
}
