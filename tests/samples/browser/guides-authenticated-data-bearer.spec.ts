import { authenticatedData } from '../support/authenticatedData';
import { integrationTest } from '../support/integrationApp';

/** The same app with a bearer token. */
authenticatedData(
  integrationTest('guides/authenticated-data', {
    settings: 'integrations/react-router',
    without: ['Next.js with Auth.js', 'Use <Routes>'],
    files: { 'next.config.ts': null },
    api: { args: ['bearer'] },
  }),
);
