import marks from './marks.json';
import type { ProductId } from './productList';
import texts from './texts.json';
import tasks from './tasks.json';

interface ProductTexts {
  /** What it is in a few words, for the home page. */
  readonly what: string;
  /** What helps to choose between the products: the same questions for each, with answers. */
  readonly choice: Readonly<Record<string, string>>;
  readonly forWhom: string;
  /** What it is in one sentence, above the list of its pages. */
  readonly lead: string;
  /** What it is and when to use it, for newcomers. */
  readonly introduction: string;
}

/** Separate, because few pages show them. */
export const PRODUCT_TEXTS: Readonly<Record<ProductId, ProductTexts>> = texts;

/** First tasks of a product's readers, with their pages. */
export const TASKS: Readonly<Record<ProductId, readonly { label: string; to: string }[]>> = tasks;

/** Logos on a grid of 24 units. Core: an app frame. Studio: a component dropped on a canvas. */
export const PRODUCT_MARKS: Readonly<Record<ProductId, readonly { path: string; fill: string }[]>> =
  marks;

/** Sentences about all products. */
export const SITE_TEXTS = {
  home: 'Documentation of Toolpad Core, React components for dashboards, and Toolpad Studio, a self-hosted visual builder of internal tools.',
  choice: 'Two products built on Material UI. Pick the one that fits how you work.',
  search:
    'Search the documentation of Toolpad Core and Toolpad Studio: components, hooks, props, how-to guides and error messages.',
  summary:
    'Documentation of two products on top of Material UI: Toolpad Core, React components for dashboards and admin apps, and Toolpad Studio, a self-hosted low-code builder of internal tools.',
  separate: 'They are separate products: an app uses one or the other.',
} as const;
