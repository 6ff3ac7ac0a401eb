/** What a writer says with a component of pages. */
export interface PageComponent {
  /** Attributes that it cannot do without. */
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
}

/**
 * The components that a writer may use in a page: those of `src/theme/MDXComponents`, and those that
 * a remark plugin replaces. `writing/guide/index.mdx` shows each.
 */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  ApiReference: { needs: ['name'] },
  CodeGroup: { needs: [] },
  Demo: { needs: ['src', 'title'], takes: ['height', 'framed'] },
  StudioComponent: { needs: ['name'] },
  StudioFile: { needs: ['kind'] },
  StudioFunction: { needs: ['name'] },
  StudioTypes: { needs: ['name'] },
};
