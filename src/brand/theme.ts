import { createTheme, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** The metric-matched fallbacks are declared in `fonts.css`. */
const FONT_TEXT =
  "'Geist Variable', 'Geist Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const FONT_CODE =
  '"Geist Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** In px. */
export const SPACING_UNIT = 8;

/**
 * Creates the theme, the single source of colors, typography, spacing and shape (spec 2.1), from
 * which `infima.ts` derives Docusaurus's variables.
 */
export function createBrandTheme(): Theme {
  return createTheme({
    // Demos' nested themes use MUI's own prefix, `--mui-`.
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'tp' },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    spacing: SPACING_UNIT,
    shape: { borderRadius: 12 },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#0b5fd0', dark: '#084699', light: '#3b82e6', contrastText: '#ffffff' },
          secondary: { main: '#8a3ffc' },
          success: { main: '#0a7a4b' },
          warning: { main: '#9a5b00' },
          error: { main: '#c2273c' },
          info: { main: '#0b6e8a' },
          background: { default: '#ffffff', paper: '#f6f8fb' },
          text: { primary: '#161c27', secondary: '#515c6d' },
          divider: '#dfe4ec',
        },
      },
      dark: {
        palette: {
          primary: { main: '#7db4ff', dark: '#4e95f5', light: '#a8ccff', contrastText: '#08172e' },
          secondary: { main: '#c6a3ff' },
          success: { main: '#5fd39b' },
          warning: { main: '#f2b759' },
          error: { main: '#ff8a97' },
          info: { main: '#6fcbe6' },
          // MUI's dark default, so that demos match.
          background: { default: '#121212', paper: '#1b1b1e' },
          text: { primary: '#ececf0', secondary: '#acafb8' },
          divider: '#323338',
        },
      },
    },
    typography: {
      fontFamily: FONT_TEXT,
      fontSize: 14,
      htmlFontSize: 16,
      body1: { fontSize: '1rem', lineHeight: 1.65 },
      h1: { fontSize: '2.25rem', lineHeight: 1.15, fontWeight: 650, letterSpacing: '-0.03em' },
      h2: { fontSize: '1.625rem', lineHeight: 1.25, fontWeight: 620, letterSpacing: '-0.02em' },
      h3: { fontSize: '1.25rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-0.012em' },
      h4: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.006em' },
      button: { textTransform: 'none', fontWeight: 550 },
    },
  });
}
