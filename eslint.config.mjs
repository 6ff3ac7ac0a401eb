import fs from 'node:fs';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders of `src/` that every feature may use. */
const FOUNDATION = ['islands', 'recovery', 'preferences', 'strings', 'brand', 'site'];
/** One folder per feature; none but `analytics` may be imported by another. */
const FEATURES = fs.readdirSync(new URL('src/features', import.meta.url));

/** The architecture's arrows: `build`, `browser.ts`, `theme`, `pages` → features → foundation. */
const zones = [
  ...FEATURES.map((feature) => ({
    target: `./src/features/${feature}`,
    from: [
      './src/theme',
      './src/pages',
      './src/build',
      ...FEATURES.filter((other) => other !== feature && other !== 'analytics').map(
        (other) => `./src/features/${other}`,
      ),
    ],
    message: `A feature may use ${FOUNDATION.join(', ')} and analytics, nothing above it and no other feature.`,
  })),
  ...FOUNDATION.map((folder) => ({
    target: `./src/${folder}`,
    from: [
      './src/theme',
      './src/pages',
      './src/build',
      './src/features',
      ...(folder === 'site' ? FOUNDATION.slice(0, -1).map((above) => `./src/${above}`) : []),
      ...(folder === 'recovery' ? ['./src/islands'] : []),
      ...(['preferences', 'strings', 'brand'].includes(folder) ? ['./src/recovery'] : []),
    ],
    message: 'The foundation must not import what builds on it.',
  })),
  {
    target: [
      './src/*.ts',
      './src/{theme,pages,islands,preferences,strings,brand}/**',
      './src/recovery/*.{ts,tsx}',
      './src/features/*/*.{ts,tsx}',
      './src/features/*/!(build)/**',
    ],
    from: ['./src/build/**', './src/{recovery,features/*}/build/**'],
    message: 'A build folder runs in Node only; nothing that reaches the browser imports it.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      'build-configured',
      'publish',
      '.stryker-tmp',
      '.docusaurus',
      'coverage',
      'examples/**',
      'vendor',
      'test-results',
    ],
  },
  js.configs.recommended,
  {
    // All lines count, including comments: readers scroll past all of them. A file that is better
    // in one piece says why on its first line: `/* eslint-disable max-lines -- <reason> */`. For
    // style sheets and the example apps, tests/upkeep/fileLengths.test.ts checks the same.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    // Small complete applications, which readers see as one source file: it would show them a line
    // about ESLint, but not a second file.
    files: ['docs-core/**/{Crud,Examples,Tutorial}*.tsx'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, importX.flatConfigs.typescript],
    plugins: { 'import-x': importX, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.browser },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only src/site/config reads the environment (spec 9).',
        },
      ],
    },
  },
  {
    // What builds run is installed with `--omit=dev` too.
    files: ['docusaurus.config.ts', 'sidebars-*.ts', 'src/**/*.{ts,tsx,cjs}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/testing*'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
    },
  },
  {
    // These run in Node and depend on the machine: which browser, which port, CI or not.
    files: ['docusaurus.config.ts', 'playwright.config.ts', 'tests/**/*.ts', 'writing/**/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import test from ../support/test: it fails when a page violates the policy.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    // Measuring functions run in the page.
    files: ['bench/*.mjs'],
    languageOptions: { globals: { ...globals.browser } },
  },
);
