import { darken, lighten, type Theme } from '@mui/material/styles';
import { createBrandTheme, FONT_CODE, SPACING_UNIT } from './theme';

type Variables = Readonly<Record<string, string>>;

/** Infima's names for the palette's colors. */
const ROLES = {
  primary: 'primary',
  secondary: 'secondary',
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
} as const;

/** Infima's shades of a base color. */
const SHADES = {
  '': (color: string) => color,
  '-dark': (color: string) => darken(color, 0.1),
  '-darker': (color: string) => darken(color, 0.15),
  '-darkest': (color: string) => darken(color, 0.3),
  '-light': (color: string) => lighten(color, 0.1),
  '-lighter': (color: string) => lighten(color, 0.15),
  '-lightest': (color: string) => lighten(color, 0.3),
};

/** Infima's variables for one color scheme of the theme. */
export function schemeVariables(theme: Theme, scheme: 'light' | 'dark'): Variables {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) {
    throw new Error(`The theme has no ${scheme} color scheme`);
  }
  const { text, background, divider } = palette;
  const colors = Object.entries(ROLES).flatMap(([name, role]) =>
    Object.entries(SHADES).map(([suffix, shade]) => [
      `--ifm-color-${name}${suffix}`,
      shade(palette[role].main),
    ]),
  );
  return {
    ...(Object.fromEntries(colors) as Variables),
    '--ifm-background-color': background.default,
    '--ifm-background-surface-color': background.paper,
    '--ifm-font-color-base': text.primary,
    '--ifm-font-color-secondary': text.secondary,
    '--ifm-heading-color': text.primary,
    '--ifm-link-color': palette.primary.main,
    '--ifm-color-content': text.primary,
    '--ifm-color-content-secondary': text.secondary,
    '--ifm-toc-border-color': divider,
    '--ifm-hr-background-color': divider,
    '--ifm-table-border-color': divider,
    '--ifm-navbar-background-color': background.default,
    '--ifm-footer-background-color': background.paper,
    '--ifm-card-background-color': background.default,
    '--site-divider': divider,
    '--site-paper': background.paper,
    '--site-on-primary': palette.primary.contrastText,
  };
}

/** Infima's variables that do not depend on the color scheme. */
export function sharedVariables({ typography, shape }: Theme): Variables {
  const headings = (['h1', 'h2', 'h3', 'h4'] as const).flatMap((level) => [
    [`--ifm-${level}-font-size`, typography[level].fontSize],
    [`--site-${level}-line-height`, typography[level].lineHeight],
    [`--site-${level}-weight`, String(typography[level].fontWeight)],
    [`--site-${level}-spacing`, typography[level].letterSpacing],
  ]);
  return {
    '--ifm-font-family-base': String(typography.fontFamily),
    '--ifm-font-family-monospace': FONT_CODE,
    // Of the browser's own size, which readers can change (spec 2.1).
    '--ifm-font-size-base': '100%',
    '--ifm-line-height-base': String(typography.body1.lineHeight),
    '--ifm-global-radius': `${shape.borderRadius}px`,
    '--ifm-code-border-radius': `${Number(shape.borderRadius) / 2}px`,
    '--ifm-global-spacing': `${2 * SPACING_UNIT}px`,
    '--ifm-spacing-horizontal': `${2 * SPACING_UNIT}px`,
    '--site-space': `${SPACING_UNIT}px`,
    ...(Object.fromEntries(headings) as Variables),
  };
}

function block(selector: string, variables: Variables): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join('\n')}\n}`;
}

/** The style sheet that applies the MUI theme to Docusaurus's components (spec 2.1). */
export function infimaStyleSheet(): string {
  const theme = createBrandTheme();
  const light = block(':root', { ...sharedVariables(theme), ...schemeVariables(theme, 'light') });
  const dark = block("[data-theme='dark']", schemeVariables(theme, 'dark'));
  return `${light}\n${dark}`;
}
