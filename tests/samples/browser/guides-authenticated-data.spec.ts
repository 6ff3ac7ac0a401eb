import { authenticatedData } from '../support/authenticatedData';
import { integrationTest } from '../support/integrationApp';

authenticatedData(
  integrationTest('guides/authenticated-data', {
    settings: 'integrations/react-router',
    without: ['Next.js with Auth.js', 'Use <Routes>', 'Bearer token and refresh token'],
    files: { 'next.config.ts': null },
  }),
);
