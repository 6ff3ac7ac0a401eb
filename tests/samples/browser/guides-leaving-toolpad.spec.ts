import { integrationTest } from '../support/integrationApp';
import { tutorialJourneys } from '../support/tutorialJourneys';

/** The app of the tutorial after the last step: its `package.json` no longer has `@toolpad/core`. */
tutorialJourneys(
  integrationTest('guides/leaving-toolpad', {
    without: ['An app of Toolpad Studio'],
    files: {
      // Deleted on the way.
      'src/crudFixes.tsx': null,
      'src/usePathname.ts': null,
      'src/locale.ts': null,
      // Of pages that the tutorial takes files from, and not for this app.
      'next.config.ts': null,
      'server.mjs': null,
      'src/books.ts': null,
      'src/pages/books/[[...segments]].tsx': null,
      'src/app/books/[[...segments]]/page.tsx': null,
    },
  }),
);
