import type { Plugin } from '@docusaurus/types';

/** A page of the built site. */
export interface PublishedPage<Facts> {
  /** Its pathname with the trailing slash: `/toolpad/core/`. */
  readonly address: string;
  /** Its file on disk. */
  readonly file: string;
  readonly facts: Facts;
}

/** The built site, as the previous steps left it. */
export interface PublishedSite<Facts> {
  readonly props: Parameters<NonNullable<Plugin['postBuild']>>[0];
  readonly outDir: string;
  /** Every page that Docusaurus and `static/` wrote. The first step fills it. */
  pages: readonly PublishedPage<Facts>[];
}

/** A plugin with a post-build step (`src/build/inOrder.ts`), which needs to know `Facts` about pages. */
export interface PublishingPlugin<Facts = unknown> extends Plugin {
  /** @throws Error when the site must not be published as it is */
  readonly publish: (site: PublishedSite<Facts>) => Promise<void>;
}

/** A demo in one styling, with all its files. */
export interface DemoSource {
  /** Name of the styling, as shown to readers. */
  readonly styling: string;
  readonly files: readonly Readonly<Record<'name' | 'language' | 'code', string>>[];
}

/** The software bill of materials, which is not cached for offline use. */
export const SBOM_FILE = 'sbom.cdx.json';
