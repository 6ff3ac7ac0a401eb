import { expiringToken } from '../support/authenticatedData';
import { integrationTest } from '../support/integrationApp';

/** The app with a bearer token, while its server gives sessions and tokens of a few seconds. */
expiringToken(
  integrationTest('guides/authenticated-data', {
    settings: 'integrations/react-router',
    without: ['Next.js with Auth.js', 'Use <Routes>'],
    files: { 'next.config.ts': null },
    api: { args: ['bearer'], env: { SESSION_SECONDS: '20', TOKEN_SECONDS: '4' } },
  }),
);
