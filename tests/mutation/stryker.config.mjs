const folder = process.env.MUTATED_FOLDER;

/** Stryker's configuration, for `run.mjs`. */
const config = {
  mutate: [`src/${folder}/**/*.{ts,tsx}`, '!src/**/{*.test.*,testing*,index.ts}'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // Each change to what a module does on load would need a new process.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 20,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `node_modules/.cache/mutation/${folder}.json` },
  // Jest finds no tests below node_modules.
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['docs-*', 'examples', 'build*', 'publish', '.docusaurus', 'coverage'],
};

export default config;
