/** What a writer says with a component of pages. */
export interface PageComponent {
  /** Attributes that it cannot do without. */
  readonly needs: readonly string[];
  readonly takes?: readonly string[];
  /** Attributes that have a few values only. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** What stands in it: exactly one list of this kind. */
  readonly list?: 'numbered' | 'bulleted';
}

/**
 * The components that a writer may use in a page: those of `src/theme/MDXComponents`, and those that
 * a remark plugin replaces. `writing/guide/index.mdx` shows each.
 */
export const PAGE_COMPONENTS: Readonly<Record<string, PageComponent>> = {
  ApiLink: { needs: ['name'] },
  ApiReference: { needs: ['name'] },
  Badge: {
    needs: [],
    takes: ['kind'],
    values: { kind: ['new', 'experimental', 'deprecated'] },
  },
  CodeGroup: { needs: [] },
  Demo: { needs: ['src', 'title'], takes: ['height', 'framed'] },
  Figure: { needs: ['src', 'alt'], takes: ['dark', 'caption'] },
  FileTree: { needs: [], list: 'bulleted' },
  Steps: { needs: [], list: 'numbered' },
  StudioComponent: { needs: ['name'] },
  StudioFile: { needs: ['kind'] },
  StudioFunction: { needs: ['name'] },
  StudioTypes: { needs: ['name'] },
  TabItem: { needs: ['value', 'label'], takes: ['default'] },
  Tabs: { needs: [], takes: ['groupId'] },
};
