import { integrationTest } from '../support/integrationApp';
import { crudInNext } from '../support/crudInNext';

/** The books of the quick start in the App Router, in the layout of the installation. */
crudInNext(
  integrationTest('react-crud', {
    settings: 'integrations/nextjs-approuter',
    also: {
      page: 'introduction/installation',
      files: ['src/app/layout.tsx', 'src/app/page.tsx', 'src/app/stock/page.tsx'],
    },
    files: {
      'src/usePathname.ts': 'usePathname.ts in a Next.js app',
      'src/main.tsx': null,
      'vite.config.ts': null,
      'src/pages/books/[[...segments]].tsx': null,
    },
  }),
  'Nothing needs your attention.',
);
