import type { Configuration, RuleSetRule } from 'webpack';

/** The rule by which Docusaurus bundles fonts, with the loader that may write them into a sheet. */
function fontLoader(config: Configuration): { limit: unknown } {
  const rules = (config.module?.rules ?? []).filter(
    (rule): rule is RuleSetRule => rule instanceof Object,
  );
  const rule = rules.find(({ test }) => test instanceof RegExp && test.test('text.woff2'));
  const [loader] = Array.isArray(rule?.use) ? rule.use : [];
  const options: unknown = loader instanceof Object && 'options' in loader ? loader.options : null;
  if (options instanceof Object && 'limit' in options) {
    return options;
  }
  throw new Error(
    'src/build/docusaurus/fontFiles.ts: the bundler has no rule for fonts with a limit for small ones; see getFileLoaderUtils of @docusaurus/utils',
  );
}

/**
 * Keeps every font in a file of its own (spec 1.7): Docusaurus writes one of less than 10 KB into the
 * style sheet, where each page waits for it, and none can ask for it beforehand.
 *
 * @param config of the bundler; it is changed
 * @throws Error when Docusaurus bundles fonts in another way
 */
export function keepFontsInFiles(config: Configuration): void {
  fontLoader(config).limit = false;
}
