declare module '@generated/demos/default/registry' {
  import type { ComponentType } from 'react';

  /** Every demo of the site by its id. */
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

declare module '@generated/demo-sandbox/default/sandbox' {
  /** Attributes of the frame: its document and its sandbox permissions. */
  export const source: { readonly sandbox: string } & Partial<Record<'src' | 'srcdoc', string>>;
  /** The address of each part of its program, by name. */
  export const parts: Readonly<Record<string, string>>;
}

declare module '@generated/demo-sandbox/default/modules' {
  /** What demos import, and so may be imported by changed ones. */
  export const modules: Readonly<Record<string, () => Promise<object>>>;
}

declare module 'tailwindcss/*.css' {
  const text: string;
  export default text;
}
