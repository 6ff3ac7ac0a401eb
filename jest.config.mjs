/**
 * Unit tests are next to the code they test; what needs a built site is in `tests/`.
 *
 * @type {import('jest').Config}
 */
const config = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { url: 'https://mui.com/', runScripts: 'dangerously' },
  // These contain copies of code that is being checked.
  modulePathIgnorePatterns: ['<rootDir>/examples/.work'],
  testMatch: [
    '<rootDir>/{src,writing}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/{core,samples,supply,upkeep}/**/*.test.{ts,tsx}',
  ],
  testTimeout: 60_000,
  // By default, one processor is left out, which is half of them in CI.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/tests/support/temporaryFolder.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jestSetup.cjs'],
  transform: {
    '\\.(?:[jt]sx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
          // Inlined compiler helpers would count as untested code of each file.
          externalHelpers: true,
        },
      },
    ],
  },
  // The Markdown parser and a few others are ES modules, which Jest cannot load as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:@mdx-js/react|@ungap/structured-clone|ts-blank-space|unified|remark-|rehype-|mdast-|hast-|hastscript|collapse-white-space|html-|web-namespaces|property-information|(?:space|comma)-separated-tokens|trim-trailing-lines|markdown-table|micromark|unist-|vfile|estree-util-|decode-named-|character-|parse-entities|stringify-entities|is-(?:alpha|decimal|hexadecimal|plain-obj)|bail|trough|devlop|ccount|zwitch|longest-streak|fault|stemmer|escape-string-regexp)[^/]*/)',
  ],
  moduleNameMapper: {
    '^@testing-library/react$': '<rootDir>/tests/support/testingLibrary.cjs',
    '^(?!tailwindcss/).*\\.css$': '<rootDir>/tests/support/cssModule.ts',
    '\\.svg$': '<rootDir>/tests/support/drawing.tsx',
    '\\.(webp|png|woff2)$': '<rootDir>/tests/support/asset.ts',
    '^@generated/site-fields/default/fields.json$':
      '<rootDir>/tests/support/generated/siteFields.ts',
    '^@generated/service-worker/default/worker.json$':
      '<rootDir>/tests/support/generated/worker.ts',
    '^@generated/page-pictures/default/pictures$': '<rootDir>/tests/support/generated/pictures.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/(Link|Head|useDocusaurusContext|useIsBrowser|router|useBaseUrl|useBrokenLinks|useRouteContext|theme-common)$':
      '<rootDir>/tests/support/docusaurus/$1.tsx',
  },
  // Code that tests share is not part of the site; what only a browser or a bundler runs, entries
  // and custom elements that draw frames, is tested in tests/browser/ (CONTRIBUTING.md).
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/**/{*.d.ts,testing*,testPages*}',
    '!src/{browser,development,themeStyles}.ts',
    '!src/build/docusaurus/pageScript.ts',
    // Editors, and frames with the program in them: tests/browser/demo*.spec.ts.
    '!src/features/demos/editing/{index,editors,editedFrame,styles}.ts',
    '!src/features/demos/editing/document/{index,stage,surroundings}.{ts,tsx}',
    '!src/features/demos/build/editedDemos.ts',
  ],
  coverageReporters: [['text', { skipFull: true }]],
  // In percent; measured in November 2026: 96.7 and 91.2.
  coverageThreshold: { global: { lines: 90, branches: 90 } },
};

export default config;
