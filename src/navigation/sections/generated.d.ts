declare module '@generated/sections' {
  import type { Registry, RouteChunkNames } from '@docusaurus/types';
  import type { SectionItems } from '@site/src/navigation/sections/sidebarItems';

  /** What `src/plugins/sections` writes for a section. */
  interface LoadedSection extends SectionItems {
    /** The files of the chunks that only this section's pages load, by their numbers. */
    readonly files: Readonly<Record<string, string>>;
    readonly registry: Registry;
    readonly chunkNames: RouteChunkNames;
    /** The pages' routes: into which list of routes each goes, and what it is made from. */
    readonly pages: readonly {
      readonly group: number;
      readonly hash: string;
      readonly attributes: { readonly path: string };
    }[];
  }

  export const sections: readonly (() => Promise<LoadedSection>)[];
  export const addresses: Readonly<Record<string, readonly number[]>>;
  /** The lists of routes that sections add to. */
  export const groups: { path: string; component: unknown }[][];
}
