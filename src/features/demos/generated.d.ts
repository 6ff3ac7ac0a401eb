declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  export const demos: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
}

declare module '@generated/demos/default/sources' {
  /** URL of each demo's files in all versions, by the id of the system-styled demo. */
  export const sources: Readonly<Record<string, string>>;
}

declare module '@generated/demos/default/versions.json' {
  const versions: Readonly<Record<string, string>>;
  export default versions;
}

declare module '@generated/edited-demos/default/modules' {
  /** The modules that demos import; edited demos may only import these. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}

declare module 'tailwindcss/*.css' {
  const text: string;
  export default text;
}
