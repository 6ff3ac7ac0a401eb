/** A request for a module, which the bundler lets plugins change. */
export interface ModuleRequest {
  request: string;
  /** The folder of the module that asks. */
  readonly context: string;
}

/** Loaders that inject a style sheet at runtime, instead of Docusaurus's for the site's sheet. */
export const INJECTED_STYLES = '!!style-loader!css-loader!';

/** A bundler, as plugins get it or import it. */
interface Bundler<Plugin> {
  readonly NormalModuleReplacementPlugin: new (
    requests: RegExp,
    change: (resource: ModuleRequest) => void,
  ) => Plugin;
}

/**
 * A plugin that changes requests for modules.
 *
 * Checked with Docusaurus 3.10.2, Rspack 1.7.12; guarded by tests/browser/demos.spec.ts.
 */
export function replaceModules<Plugin>(
  { NormalModuleReplacementPlugin }: Bundler<Plugin>,
  requests: RegExp,
  change: (resource: ModuleRequest) => void,
): Plugin {
  return new NormalModuleReplacementPlugin(requests, change);
}
