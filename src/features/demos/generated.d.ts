declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  /** Every demo of the site by its id; written by `src/features/demos/build/demoRegistry.ts`. */
  export const demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}

declare module '@generated/demos/default/sources' {
  /** The address of each demo's files in all its versions, by its id as the system styles it. */
  export const sources: Readonly<Record<string, string>>;
}

declare module '@generated/demos/default/versions.json' {
  /** Versions of the packages that a demo may use. */
  const versions: Readonly<Record<string, string>>;
  export default versions;
}
