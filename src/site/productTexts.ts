import type { ProductId } from './productList';

/** Texts that introduce a product. */
interface ProductTexts {
  /** What it is in a few words, for the home page. */
  readonly what: string;
  /** Who should choose it. */
  readonly forWhom: string;
  /** What it is in one sentence, above the list of all its pages. */
  readonly lead: string;
  /** What it is and when to use it, for newcomers. */
  readonly introduction: string;
}

/** In a separate module because few pages show them. */
export const PRODUCT_TEXTS: Readonly<Record<ProductId, ProductTexts>> = {
  'toolpad-core': {
    what: 'React components for the dashboards you write.',
    forWhom:
      'For React developers who write the app themselves, in Next.js or with React Router. Navigation, page headers, sign-in, data tables with forms, dialogs and notifications come from the library.',
    lead: 'React components and hooks for dashboards and admin apps, built on Material UI: every page of the documentation.',
    introduction:
      'React components and hooks for dashboards and admin apps, installed as the npm package `@toolpad/core` on top of Material UI. Use it when you write a React app yourself, in Next.js or with Vite and React Router, and want its layout, navigation, sign-in, account menu, data tables with forms, dialogs and notifications ready-made.',
  },
  'toolpad-studio': {
    what: 'A visual editor for the tools your team needs.',
    forWhom:
      'For teams that need an internal tool this week, and want its queries and logic in code. You host it yourself; the whole app is files in your repository.',
    lead: 'A self-hosted, low-code builder of internal tools that keeps apps as files: every page of the documentation.',
    introduction:
      'A self-hosted, low-code builder of internal tools, installed as the npm package `@toolpad/studio`. Use it when you want to put an internal tool together in a visual editor, bind its components to functions and data sources you write in your own code, and keep the app as files in your repository.',
  },
};

/** Sentences about all products. */
export const SITE_TEXTS = {
  home: 'Documentation of Toolpad Core, React components for dashboards, and Toolpad Studio, a self-hosted visual builder of internal tools.',
  choice: 'Two products built on Material UI. Pick the one that fits how you work.',
  search:
    'Search the documentation of Toolpad Core and Toolpad Studio: components, hooks, props, how-to guides and error messages.',
  summary:
    'Documentation of two products on top of Material UI: Toolpad Core, React components for dashboards and admin apps, and Toolpad Studio, a self-hosted low-code builder of internal tools.',
  separate: 'The two are separate: an app is made with one of them.',
} as const;

interface Task {
  readonly label: string;
  readonly to: string;
}

/** The first tasks of a product's readers, and their pages. */
export const TASKS: Readonly<Record<ProductId, readonly Task[]>> = {
  'toolpad-core': [
    { label: 'Install it in a project', to: '/toolpad/core/introduction/installation/' },
    { label: 'Understand the base concepts', to: '/toolpad/core/introduction/base-concepts/' },
    { label: 'Lay out a dashboard', to: '/toolpad/core/react-dashboard-layout/' },
  ],
  'toolpad-studio': [
    { label: 'Install and start the editor', to: '/toolpad/studio/getting-started/installation/' },
    { label: 'Build your first app', to: '/toolpad/studio/getting-started/first-app/' },
    { label: 'Build a page’s UI', to: '/toolpad/studio/concepts/building-ui/' },
  ],
};
