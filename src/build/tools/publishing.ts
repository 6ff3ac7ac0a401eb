import type { Plugin } from '@docusaurus/types';

export interface PublishedPage<Facts> {
  /** Its pathname with the trailing slash: `/toolpad/core/`. */
  readonly address: string;
  readonly file: string;
  readonly facts: Facts;
}

/** The built site, as previous steps left it. */
export interface PublishedSite<Facts> {
  readonly props: Parameters<NonNullable<Plugin['postBuild']>>[0];
  readonly outDir: string;
  /** Every page of Docusaurus and `static/`; set by the first step. */
  pages: readonly PublishedPage<Facts>[];
}

/** A plugin with a post-build step (`src/build/inOrder.ts`) that needs `Facts` about pages. */
export interface PublishingPlugin<Facts = unknown> extends Plugin {
  /** The only way to write files (`postBuild` hooks run all at once); throws if they must not be published. */
  readonly publish: (site: PublishedSite<Facts>) => Promise<void>;
}

/** A demo in one styling, with all its files. */
export interface DemoSource {
  /** The styling's name for readers. */
  readonly styling: string;
  readonly files: readonly Readonly<Record<'name' | 'language' | 'code', string>>[];
}

/** Max. files that a step reads or writes in parallel; some systems allow 1,024 open files. */
export const OPEN_FILES = 64;
