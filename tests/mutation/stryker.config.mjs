const folder = process.env.MUTATED_FOLDER;

/** How `run.mjs` has a folder mutated. */
const config = {
  mutate: [`src/${folder}/**/*.{ts,tsx}`, '!src/**/{*.test.*,testing*,index.ts}'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tests/mutation/jest.config.mjs', enableFindRelatedTests: false },
  coverageAnalysis: 'perTest',
  // A change of what a module does when it is loaded would need a new process for each.
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
