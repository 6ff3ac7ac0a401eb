import shared from '../../jest.config.mjs';

/**
 * The tests of the folder that is mutated, and no others.
 *
 * @type {import('jest').Config}
 */
const config = {
  ...shared,
  rootDir: '../..',
  // Each change has Jest look through these again.
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  // The whole run is in such a folder.
  modulePathIgnorePatterns: [],
  testMatch: [`<rootDir>/src/${process.env.MUTATED_FOLDER}/**/*.test.{ts,tsx}`],
};

export default config;
