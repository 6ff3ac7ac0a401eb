import { expiringToken } from '../support/authenticatedData';
import { integrationTest } from '../support/integrationApp';

/** The same with `<Routes>`. */
expiringToken(
  integrationTest('guides/authenticated-data', {
    settings: 'integrations/react-router',
    without: ['Next.js with Auth.js'],
    files: { 'next.config.ts': null },
    api: { args: ['bearer'], env: { SESSION_SECONDS: '20', TOKEN_SECONDS: '4' } },
  }),
);
