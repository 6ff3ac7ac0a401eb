declare module '@generated/demos/default/registry' {
  import type { DemoLoader } from './registry';

  /** Every demo of the site by its id; written by `src/plugins/demoRegistry.ts`. */
  export const demos: Readonly<Record<string, DemoLoader>>;
}
