import fs from 'node:fs';
import path from 'node:path';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The arrows of the architecture, from the top: a folder may import those below it only. */
const LAYERS = [
  ['theme', 'pages'],
  ['features'],
  ['islands'],
  ['recovery'],
  ['preferences', 'strings', 'brand'],
  ['dom'],
  ['site'],
];
/** One folder per feature; none but `analytics` may be imported by another. */
const FEATURES = fs.readdirSync(new URL('src/features', import.meta.url));
/** Parts of `src/build/` on which the builds of features stand. */
const BUILD_BASE = ['./tools', './docusaurus'];

const zones = [
  ...LAYERS.slice(1).map((folders, index) => ({
    target: folders.map((folder) => `./src/${folder}`),
    from: LAYERS.slice(0, index + 1)
      .flat()
      .map((above) => `./src/${above}`),
    message: 'This layer must not import what builds on it (`LAYERS` in eslint.config.mjs).',
  })),
  ...FEATURES.map((feature) => ({
    target: `./src/features/${feature}`,
    from: FEATURES.filter((other) => other !== feature && other !== 'analytics').map(
      (other) => `./src/features/${other}`,
    ),
    message: 'A feature may use analytics, and no other feature.',
  })),
  {
    target: './src/features',
    from: './src/build',
    except: BUILD_BASE,
    message: `The build of a feature may use ${BUILD_BASE.join(' and ')} of src/build.`,
  },
  {
    target: BUILD_BASE.map((folder) => path.join('./src/build', folder)),
    from: ['./src/features', './src/theme', './src/pages'],
    message: 'The builds of features stand on this.',
  },
  {
    target: './src/build/tools',
    from: './src/build',
    except: ['./tools', './docusaurus/browser'],
    message: 'All of src/build stands on this.',
  },
  {
    target: [
      './src/*.ts',
      './src/{theme,pages,islands,preferences,strings,brand,dom,site}/**',
      './src/recovery/*.{ts,tsx}',
      './src/features/*/*.{ts,tsx}',
      './src/features/*/!(build)/**',
    ],
    from: [
      './src/build/!(docusaurus)/**',
      './src/build/*.*',
      './src/build/docusaurus/*.*',
      './src/{recovery,features/*}/build/**',
    ],
    message:
      'A build folder runs in Node only; nothing that reaches the browser imports it, but the names in src/build/docusaurus/browser.',
  },
];

/**
 * Rules that need types take most of the time: `npm run check` leaves them to `npm run lint`.
 */
const isQuick = process.env.LINT === 'quick';

export default tseslint.config(
  // What turns off a rule with types would seem unused.
  { linterOptions: { reportUnusedDisableDirectives: isQuick ? 'off' : 'error' } },
  {
    ignores: [
      'node_modules',
      'build',
      'build-configured',
      'publish',
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
    extends: [
      isQuick ? tseslint.configs.strict : tseslint.configs.strictTypeChecked,
      importX.flatConfigs.typescript,
    ],
    plugins: { 'import-x': importX, 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    languageOptions: {
      parserOptions: { projectService: !isQuick, tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.browser },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })],
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': ['error', { zones }],
      // Naming a field is how a rest leaves it out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      ...(!isQuick && {
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
        '@typescript-eslint/no-confusing-void-expression': [
          'error',
          { ignoreArrowShorthand: true },
        ],
      }),
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
    files: [
      'docusaurus.config.ts',
      'playwright.config.ts',
      '{compatibility,tests,writing}/**/*.ts',
    ],
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
