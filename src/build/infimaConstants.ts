import postcss, { AtRule, type Declaration, type Root, Rule } from 'postcss';

/** Infima's variables. The site's own can be set by any element. */
const NAME = /^--ifm-/;
const USE = /var\((--ifm-[\w-]+)(?:,[^()]*)?\)(?=(.?))/gs;

/** Writes values in place of variables; minified values may touch, which numbers and words must not. */
function fillIn(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(USE, (use, name: string, next: string) => {
    const value = values.get(name);
    const space = /[\w"'#.(+-]/.test(next) ? ' ' : '';
    return value === undefined ? use : value + space;
  });
}

/** The cascade layer and the conditions around a declaration. */
function surroundings({ parent }: Declaration): { isLayered: boolean; conditions: string } {
  const rules: string[] = [];
  for (let node = parent?.parent; node instanceof AtRule; node = node.parent) {
    rules.push(`${node.name} ${node.params}`);
  }
  const conditions = rules.filter((rule) => !rule.startsWith('layer'));
  return { isLayered: conditions.length < rules.length, conditions: conditions.join() };
}

/** The elements whose variables a declaration sets, and when. */
function placeOf(declaration: Declaration): string {
  const { parent, prop } = declaration;
  const selector = parent instanceof Rule ? parent.selector : '';
  return [prop, selector, surroundings(declaration).conditions].join();
}

function declarationsOf(root: Root): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls(NAME, (declaration) => {
    found.push(declaration);
  });
  return found;
}

/** Removes what the site sets again for the same elements: outside of a layer, it always wins. */
function removeOverridden(root: Root): void {
  const all = declarationsOf(root);
  const own = new Set(all.filter((one) => !surroundings(one).isLayered).map(placeOf));
  const isSetAgain = (one: Declaration): boolean => {
    const place = placeOf(one);
    // Infima names the root element; a rule without it applies to that element, too.
    return own.has(place) || own.has(place.replace(',html[', ',['));
  };
  all
    .filter((one) => surroundings(one).isLayered && isSetAgain(one))
    .forEach((one) => one.remove());
}

/** The values of variables that are the same for every element, in every mode and window. */
function findConstants(root: Root): ReadonlyMap<string, string> {
  const all = declarationsOf(root);
  const count = new Map<string, number>();
  all.forEach(({ prop }) => count.set(prop, (count.get(prop) ?? 0) + 1));
  const values = new Map<string, string>();
  const candidates = all.filter(
    (one) => count.get(one.prop) === 1 && placeOf(one) === `${one.prop},:root,`,
  );
  let size = -1;
  while (size < values.size) {
    size = values.size;
    for (const { prop, value } of candidates) {
      const known = fillIn(value, values);
      if (!known.includes('var(')) {
        values.set(prop, known);
      }
    }
  }
  return values;
}

/** Removes variables that nothing uses any more. */
function removeUnused(root: Root, kept: ReadonlySet<string>): void {
  const text = root.toString();
  const unused = declarationsOf(root).filter(
    ({ prop }) => !kept.has(prop) && !new RegExp(`var\\(${prop}[,)]`).test(text),
  );
  unused.forEach((one) => one.remove());
  if (unused.length > 0) {
    removeUnused(root, kept);
  }
}

/**
 * Writes Infima's constants where they are used: of its variables, which let a site change anything, most
 * are set once or set again. Every page waits for them.
 *
 * @param css a style sheet
 * @param kept names of variables that something else may use, such as a script
 */
export function inlineInfima(css: string, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  removeOverridden(root);
  const constants = findConstants(root);
  root.walkDecls((declaration) => {
    declaration.value = fillIn(declaration.value, constants);
  });
  removeUnused(root, kept);
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}
