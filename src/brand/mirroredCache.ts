import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';
import { prefixer } from 'stylis';

const SIDES = { left: 'inline-start', right: 'inline-end' } as const;
type Side = keyof typeof SIDES;

/** `top-left` and so on, as logical corners. */
const CORNERS: Readonly<Record<string, string>> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
};

/** Shorthands for four sides, with their logical pair as (block, inline). */
const FOUR_SIDES: Readonly<Record<string, readonly [string, string]>> = {
  margin: ['margin-block', 'margin-inline'],
  padding: ['padding-block', 'padding-inline'],
  inset: ['inset-block', 'inset-inline'],
  'border-width': ['border-block-width', 'border-inline-width'],
  'border-style': ['border-block-style', 'border-inline-style'],
  'border-color': ['border-block-color', 'border-inline-color'],
};

/** Splits a value at spaces outside parentheses. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

/** The logical equivalent of a physical property; `null` when there is none. */
export function logicalProperty(property: string): string | null {
  if (property === 'left' || property === 'right') {
    return `inset-${SIDES[property]}`;
  }
  const match = /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.+)?$/.exec(
    property,
  );
  if (match) {
    const [, base = '', side = '', rest = ''] = match;
    return `${base}-${SIDES[side as Side]}${rest}`;
  }
  return CORNERS[property] ?? null;
}

function logicalShorthand(property: string, value: string): string | null {
  const important = value.endsWith('!important') ? '!important' : '';
  const parts = splitValue(important ? value.slice(0, -important.length) : value);
  const pair = FOUR_SIDES[property];
  if (pair && parts.length === 4) {
    const [top, right, bottom, left] = parts as [string, string, string, string];
    return `${pair[0]}:${top} ${bottom}${important};${pair[1]}:${left} ${right}${important};`;
  }
  if (property === 'border-radius' && parts.length > 1 && !value.includes('/')) {
    const [a = '', b = a, c = a, d = b] = parts;
    return Object.values(CORNERS)
      .map((corner, index) => `${corner}:${[a, b, c, d][index] ?? a}${important};`)
      .join('');
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
      return value.replace(/^(left|right)/, (side) => (side === 'left' ? 'start' : 'end'));
    case 'float':
    case 'clear':
      return value.replace(/^(left|right)/, (side) => SIDES[side as Side]);
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
 * Rewrites one CSS declaration with logical properties (spec 2.3). The same rule then works in both
 * directions, and nothing has to be replaced when the reader changes the direction.
 *
 * @returns one or more declarations, each ending in a semicolon; `null` when nothing changes
 */
export function logicalDeclaration(property: string, value: string): string | null {
  const shorthand = logicalShorthand(property, value);
  if (shorthand !== null) {
    return shorthand;
  }
  const newProperty = logicalProperty(property) ?? property;
  const newValue = logicalValue(property, value);
  return newProperty === property && newValue === value ? null : `${newProperty}:${newValue};`;
}

/** {@link logicalDeclaration} as a Stylis plugin: every rule of an MUI component passes through it. */
export const logicalProperties: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && typeof element.children === 'string') {
    const rewritten = logicalDeclaration(String(element.props), element.children);
    if (rewritten !== null) {
      element.return = rewritten;
    }
  }
};

/**
 * An Emotion cache whose styles follow the direction of the page (spec 2.3).
 *
 * @param options Emotion's cache options
 */
export default function createMirroredCache(options: Options): EmotionCache {
  return createCache({ ...options, stylisPlugins: [logicalProperties, prefixer] });
}
