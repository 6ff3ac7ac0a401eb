import type { Plugin } from '@docusaurus/types';

/** A page of the built site, with what was read of it. */
export interface PublishedPage<Facts> {
  /** Below the origin, with the slash at its end: `/toolpad/core/`. */
  readonly address: string;
  /** Where it is on disk. */
  readonly file: string;
  readonly facts: Facts;
}

/** The built site, as the steps before left it. */
export interface PublishedSite<Facts> {
  readonly props: Parameters<NonNullable<Plugin['postBuild']>>[0];
  readonly outDir: string;
  /** Every page that Docusaurus and `static/` wrote. The first step finds them. */
  pages: readonly PublishedPage<Facts>[];
}

/**
 * A plugin with a step of the way from Docusaurus' pages to what is published (`src/build/inOrder.ts`).
 *
 * `Facts` is what the step needs to know of the pages.
 */
export interface PublishingPlugin<Facts = unknown> extends Plugin {
  /** @throws Error when the site must not be published as it is */
  readonly publish: (site: PublishedSite<Facts>) => Promise<void>;
}

/** One of the stylings of a demo, with all its files. */
export interface DemoSource {
  /** Name of the styling, for the reader. */
  readonly styling: string;
  readonly files: readonly {
    readonly name: string;
    readonly language: string;
    readonly code: string;
  }[];
}

/** The software bill of materials, which nobody reads offline. */
export const SBOM_FILE = 'sbom.cdx.json';
