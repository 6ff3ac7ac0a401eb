import { integrationTest } from '../support/integrationApp';
import { crudInNext } from '../support/crudInNext';

/** The books of the quick start in the Pages Router, in the layout of its integration page. */
crudInNext(
  integrationTest('react-crud', {
    settings: 'integrations/nextjs-pagesrouter',
    also: {
      page: 'integrations/nextjs-pagesrouter',
      section: 'Add it to an existing Next.js app',
      files: ['src/pages/_app.tsx', 'src/pages/index.tsx'],
    },
    files: {
      'src/usePathname.ts': 'usePathname.ts in a Next.js app',
      'src/main.tsx': null,
      'vite.config.ts': null,
      'src/app/books/[[...segments]]/page.tsx': null,
    },
  }),
  'Three posters are drying.',
);
