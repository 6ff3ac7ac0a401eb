declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';
  import type { DemoFile } from '@site/src/demos/registry';

  /** Every demo of the site by its id; written by `src/plugins/demoRegistry.ts`. */
  export const demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
  /** The files of every demo by its id. */
  export const sources: Readonly<Record<string, () => Promise<{ default: readonly DemoFile[] }>>>;
}

declare module '@generated/demos/default/versions.json' {
  /** Versions of the packages that a demo may use. */
  const versions: Readonly<Record<string, string>>;
  export default versions;
}
