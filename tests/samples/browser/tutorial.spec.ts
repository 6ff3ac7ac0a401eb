import { integrationTest } from '../support/integrationApp';
import { tutorialJourneys } from '../support/tutorialJourneys';

tutorialJourneys(
  integrationTest('introduction/tutorial', {
    // Of the page that it takes files from, and not for this app.
    files: {
      'next.config.ts': null,
      'server.mjs': null,
      'src/books.ts': null,
      'src/pages/books/[[...segments]].tsx': null,
      'src/app/books/[[...segments]]/page.tsx': null,
    },
  }),
);
