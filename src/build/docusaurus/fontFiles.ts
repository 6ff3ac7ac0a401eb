import type { Configuration } from 'webpack';

/**
 * Keeps fonts out of the style sheet (spec 1.7), where they block rendering and cannot be
 * preloaded: Docusaurus inlines those under 10 KB. Modifies `config`.
 *
 * Checked with Docusaurus 3.10.2; guarded by fontFiles.test.ts.
 *
 * @throws Error when Docusaurus bundles fonts differently
 */
export function keepFontsInFiles(config: Configuration): void {
  type FileRule = { test?: unknown; use?: { options?: { limit?: unknown } }[] } | undefined;
  const rules = (config.module?.rules ?? []) as FileRule[];
  const rule = rules.find((each) => each?.test instanceof RegExp && each.test.test('text.woff2'));
  const options = rule?.use?.[0]?.options;
  if (options?.limit === undefined) {
    throw new Error(
      'src/build/docusaurus/fontFiles.ts: the bundler has no rule for fonts with a limit for small ones; see getFileLoaderUtils of @docusaurus/utils',
    );
  }
  options.limit = false;
}
