/** An entry of a navigation tree: a page, or a group that has `children` (spec 1.2). */
export interface NavigationItem {
  /** Address below the origin, without a trailing slash; unique in its tree, groups included. */
  readonly pathname: string;
  /** What the sidebar calls it; a group with a title can fold. */
  readonly title?: string;
  /** A group with a subheader is a heading that stays open. */
  readonly subheader?: string;
  readonly children?: readonly NavigationItem[];
  /** Shows a "New" badge. */
  readonly newFeature?: boolean;
}

/** A page of a tree with the titles of the groups it stands in. */
export interface NavigationPage {
  readonly pathname: string;
  readonly title: string;
  /** Group titles from the outside in. */
  readonly trail: readonly string[];
}

/** The two products, as `mui:productId` names them (spec 1.4). */
export type ProductId = 'toolpad-core' | 'toolpad-studio';
