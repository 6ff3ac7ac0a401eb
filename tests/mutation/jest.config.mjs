import shared from '../../jest.config.mjs';

/**
 * Runs only the tests of the mutated folder.
 *
 * @type {import('jest').Config}
 */
const config = {
  ...shared,
  rootDir: '../..',
  // Jest scans these again for each change.
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // The run itself takes place in a folder that the shared configuration ignores.
  modulePathIgnorePatterns: [],
  testMatch: [`<rootDir>/src/${process.env.MUTATED_FOLDER}/**/*.test.{ts,tsx}`],
};

export default config;
