import type { EntryPoints } from './declarations';

/** What the reference of Toolpad Core is made from. */
export const CORE_PACKAGE = '@toolpad/core';

/** Where readers import from; what several entry points export belongs to the first. */
export const CORE_ENTRY_POINTS: EntryPoints = {
  '@toolpad/core': 'esm/index.d.ts',
  '@toolpad/core/nextjs': 'esm/nextjs/index.d.ts',
  '@toolpad/core/react-router': 'esm/react-router/index.d.ts',
};

/**
 * Modules without a component or hook that has a page of its own: the page that documents what
 * they declare. Other modules belong to the page of what they are named after.
 */
export const MODULE_PAGES: Readonly<Record<string, string>> = {
  'Crud/cache': 'Crud',
  'Crud/localeText': 'Crud',
  'Crud/types': 'Crud',
  'DashboardLayout/AppTitle': 'DashboardLayout',
  'persistence/codec': 'useLocalStorageState',
  'persistence/useStorageState': 'useLocalStorageState',
  'shared/Link': 'AppProvider',
};

/** Components and hooks that are documented on another one's page: their names. */
export const WITHOUT_PAGE: readonly string[] = [
  'AlertDialog',
  'ConfirmDialog',
  'PromptDialog',
  'useLocaleText',
];
