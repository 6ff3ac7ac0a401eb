import type { ProductId } from './navigation';

interface Task {
  readonly label: string;
  readonly to: string;
}

/** What most readers of a product do first, and the page for it. In its own module because few pages show it. */
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
