/**
 * Tailwind without its reset, because Material UI has one. `dark:` follows the attribute that
 * Toolpad Core's `AppProvider` sets.
 */
export const TAILWIND_SHEET = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-toolpad-color-scheme='dark'], [data-toolpad-color-scheme='dark'] *));
`;

/** Splits source code into candidate class names; Tailwind ignores unknown ones. */
export const CLASS_SEPARATOR = /[\s"'`]+/;
