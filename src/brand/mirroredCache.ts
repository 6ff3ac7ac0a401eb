import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

const LOGICAL = { left: 'start', right: 'end', top: 'start', bottom: 'end' } as const;
type Side = keyof typeof LOGICAL;

/** The logical equivalent of a physical property; `null` when there is none. */
export function logicalProperty(property: string): string | null {
  const logical = property
    .replace(/^(?=(?:left|right)$)/, 'inset-')
    .replace(
      /^(inset|border|(?:scroll-)?(?:margin|padding))-(left|right)(?=-|$)/,
      (_match, base: string, side: Side) => `${base}-inline-${LOGICAL[side]}`,
    )
    .replace(
      /^border-(top|bottom)-(left|right)-radius$/,
      (_match, block: Side, side: Side) => `border-${LOGICAL[block]}-${LOGICAL[side]}-radius`,
    );
  return logical === property ? null : logical;
}

/** Corners in the order of `border-radius`. */
const CORNERS = ['start-start', 'start-end', 'end-end', 'end-start'];

/** Splits a shorthand whose sides differ into logical declarations; otherwise `null`. */
function logicalShorthand(property: string, value: string): string | null {
  const [, text = '', important = ''] = /^(.*?)(!important)?$/s.exec(value) ?? [];
  // Split at spaces outside parentheses.
  const parts = text.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  const [a = '', b = a, c = a, d = b] = parts;
  const box = /^(margin|padding|inset|border(?=-))(-width|-style|-color)?$/.exec(property);
  if (box && parts.length === 4) {
    const [, base = '', kind = ''] = box;
    return `${base}-block${kind}:${a} ${c}${important};${base}-inline${kind}:${d} ${b}${important};`;
  }
  if (property === 'border-radius' && parts.length > 1 && !text.includes('/')) {
    const radii = [a, b, c, d].map(
      (radius, index) => `border-${CORNERS[index]}-radius:${radius}${important};`,
    );
    return radii.join('');
  }
  return null;
}

/** Mirrors horizontal translations: `--site-sign` is 1, or -1 under `dir="rtl"`. */
function mirrorTranslation(value: string): string {
  return value.replace(
    /\b(translateX|translate3d|translate)\(\s*([^,()]*\([^()]*\)[^,()]*|[^,()]+)/g,
    (whole, name: string, x: string) =>
      Number.parseFloat(x) === 0 ? whole : `${name}(calc(${x.trim()} * var(--site-sign, 1))`,
  );
}

function logicalValue(property: string, value: string): string {
  switch (property) {
    case 'text-align':
      return value.replace(/^(?:left|right)/, (side) => LOGICAL[side as Side]);
    case 'float':
    case 'clear':
      return value.replace(/^(?:left|right)/, (side) => `inline-${LOGICAL[side as Side]}`);
    case 'transform':
      return mirrorTranslation(value);
    case 'transition':
    case 'transition-property':
      return value.replace(
        /[a-z-]*(?:left|right)[a-z-]*/g,
        (name) => logicalProperty(name) ?? name,
      );
    default:
      return value;
  }
}

/**
 * Rewrites a CSS declaration with logical properties, for both directions (spec 2.3).
 *
 * @returns one or more declarations, each ending in a semicolon; `null` when nothing changes
 */
export function logicalDeclaration(property: string, value: string): string | null {
  const declaration = `${logicalProperty(property) ?? property}:${logicalValue(property, value)};`;
  const isSame = declaration === `${property}:${value};`;
  return logicalShorthand(property, value) ?? (isSame ? null : declaration);
}

/** {@link logicalDeclaration} as a Stylis plugin for all MUI styles. */
export const logicalProperties: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && typeof element.children === 'string') {
    element.return = logicalDeclaration(String(element.props), element.children) ?? '';
  }
};

/** An Emotion cache whose styles follow the direction of the page (spec 2.3). */
export default function createMirroredCache(options: Options): EmotionCache {
  return createCache({ ...options, stylisPlugins: [logicalProperties, prefixer] });
}
