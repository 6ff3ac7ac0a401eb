declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  /** Every demo of the site by its id; written by `src/plugins/demoRegistry.ts`. */
  export const demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}
