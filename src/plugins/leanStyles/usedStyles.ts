import postcss, { type AtRule, type Container, type Root } from 'postcss';

/** Styles that others wrote for more than this site shows; all of the site's own stay. */
const OTHERS = /^docusaurus\./;
/** Where variables are declared for the whole page. */
const PAGE = /^(?::root|html)?(?:\[data-theme=["']?dark["']?\])?$/;
const VARIABLE = /--[\w-]+/g;

/** The classes without which a selector matches nothing; those that it only excludes are none. */
function requiredClasses(selector: string): string[] {
  // Of a list, any one will do.
  const plain = selector
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/:(?:where|is)\(([^(),]*)\)/g, '$1')
    .replaceAll(/\([^()]*\)/g, '');
  return plain.includes('\\') ? [] : (plain.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1));
}

/** Removes what has nothing left in it. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      removeEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

function removeClasses(layer: AtRule, isNamed: (word: string) => boolean): string[] {
  const removed = new Set<string>();
  layer.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const unused = requiredClasses(selector).filter((name) => !isNamed(name));
      unused.forEach((name) => removed.add(name));
      return unused.length === 0;
    });
    if (used.length === 0) {
      rule.removeAll();
    } else if (used.length < rule.selectors.length) {
      rule.selectors = used;
    }
  });
  return [...removed];
}

/** Of two values for the whole page, the one in a layer never holds. */
function removeOverridden(root: Root, layer: AtRule): void {
  const own = new Set<string>();
  root.each((rule) => {
    if (rule.type === 'rule' && rule.selector === ':root') {
      rule.walkDecls(/^--/, ({ prop }) => void own.add(prop));
    }
  });
  layer.walkRules((rule) => {
    if (rule.selectors.every((selector) => PAGE.test(selector))) {
      rule.walkDecls(/^--/, (declaration) => {
        if (own.has(declaration.prop)) {
          declaration.remove();
        }
      });
    }
  });
}

/** Removes variables that nothing reads, until those are gone that only such variables read. */
function removeVariables(root: Root, isRead: (variable: string) => boolean): void {
  let unread: number;
  do {
    unread = 0;
    const read = new Set<string>();
    root.walkDecls(({ value }) => value.match(VARIABLE)?.forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !isRead(declaration.prop)) {
        declaration.remove();
        unread += 1;
      }
    });
  } while (unread > 0);
}

interface UsedStyles {
  readonly css: string;
  /** The classes that no page may have, because their styles are gone. */
  readonly removed: readonly string[];
}

/**
 * Leaves out of a style sheet what no page uses: rules of Docusaurus and Infima for classes that
 * nothing names, and variables that nothing reads. What stays, stays in its order.
 *
 * @param css the sheet that every page loads
 * @param others the sheets of parts, which may read variables of the first
 * @param isNamed whether code that readers run can say a word
 * @returns the sheet, and the classes that were left out
 * @throws CssSyntaxError when `css` is none
 */
export function keepUsedStyles(
  css: string,
  others: readonly string[],
  isNamed: (word: string) => boolean,
): UsedStyles {
  const root = postcss.parse(css);
  const readElsewhere = new Set(others.flatMap((sheet) => sheet.match(VARIABLE) ?? []));
  const layers = root.nodes.filter(
    (node): node is AtRule => node.type === 'atrule' && OTHERS.test(node.params) && !!node.nodes,
  );
  const removed = layers.flatMap((layer) => {
    removeOverridden(root, layer);
    return removeClasses(layer, isNamed);
  });
  removeVariables(root, (name) => readElsewhere.has(name) || isNamed(name));
  removeEmpty(root);
  return { css: root.toString(), removed };
}
