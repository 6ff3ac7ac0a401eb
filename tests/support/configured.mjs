/** Folder of the configured build, and the port it is served on during tests. */
export const CONFIGURED_DIR = 'build-configured';
export const CONFIGURED_PORT = 4174;

/** The page that has one more sentence in the configured build, and that sentence. */
export const LATER_PAGE = 'docs-core/introduction/support/index.mdx';
export const LATER_SENTENCE = 'This sentence came with a later deploy.';

/** Port of the feedback server that a test starts. */
export const FEEDBACK_PORT = 4178;

/** A made-up license key: grids report it as invalid, not as missing. */
export const LICENCE_KEY = 'no-real-key-of-mui-x';

/** The environment of the configured build. */
export const CONFIGURED_ENVIRONMENT = {
  GTAG_ID: 'G-TEST123456',
  AD_SCRIPT_URL: 'https://ads.example/script.js',
  AD_JSON_URL: 'https://ads.example/ads.json',
  MUI_X_LICENSE_KEY: LICENCE_KEY,
  FEEDBACK_URL: `http://127.0.0.1:${FEEDBACK_PORT}/feedback`,
};
