import { authenticatedData } from '../support/authenticatedData';
import { integrationTest } from '../support/integrationApp';

/** The same app with `<Routes>`. */
authenticatedData(
  integrationTest('guides/authenticated-data', {
    settings: 'integrations/react-router',
    without: ['Next.js with Auth.js', 'Bearer token and refresh token'],
    files: { 'next.config.ts': null },
  }),
);
