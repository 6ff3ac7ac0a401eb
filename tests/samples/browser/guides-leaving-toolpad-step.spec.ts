import { integrationTest } from '../support/integrationApp';
import { tutorialJourneys } from '../support/tutorialJourneys';

const STEPS = [
  '1. Dialogs and notifications',
  '2. Page container',
  '3. Layout',
  '4. Sign-in page',
  '5. CRUD',
  '6. Provider and package',
];
/** Of pages that the tutorial takes files from. */
const FOREIGN = { 'next.config.ts': null, 'server.mjs': null };
const WITHOUT_CRUD = {
  'src/crudFixes.tsx': null,
  'src/usePathname.ts': null,
  'src/books.ts': null,
  'src/pages/books/[[...segments]].tsx': null,
  'src/app/books/[[...segments]]/page.tsx': null,
};

// The last step is the app of guides-leaving-toolpad.spec.ts.
for (const [index, step] of STEPS.slice(0, -1).entries()) {
  const test = integrationTest('guides/leaving-toolpad', {
    without: [...STEPS.slice(index + 1), 'An app of Toolpad Studio'],
    files: { ...FOREIGN, ...(step === '5. CRUD' ? WITHOUT_CRUD : {}) },
  });
  test.describe(`after "${step}"`, () => {
    tutorialJourneys(test);
  });
}
