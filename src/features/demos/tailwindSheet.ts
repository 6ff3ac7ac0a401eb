/**
 * The part of Tailwind that demos use. Its reset stays out: Material UI brings one, and an app has
 * one. Dark is what Toolpad Core's `AppProvider` marks the document with.
 */
export const TAILWIND_SHEET = `@layer theme, base, mui, components, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-toolpad-color-scheme='dark'], [data-toolpad-color-scheme='dark'] *));
`;

/** Separators between class names in a source; Tailwind ignores words that are not classes. */
export const CLASS_SEPARATOR = /[\s"'`]+/;
