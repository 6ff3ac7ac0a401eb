import { ACCOUNT_NOTES } from './account';
import { APP_PROVIDER_NOTES } from './appProvider';
import { CRUD_NOTES } from './crud';
import { DASHBOARD_LAYOUT_NOTES } from './dashboardLayout';
import { DIALOGS_NOTES } from './dialogs';
import { NOTIFICATIONS_NOTES } from './notifications';
import { PAGE_CONTAINER_NOTES } from './pageContainer';
import { PERSISTENT_STATE_NOTES } from './persistentState';
import { SIGN_IN_PAGE_NOTES } from './signInPage';

/**
 * Sentences for what the package's declarations leave without a word, by the anchor it has on its
 * page: `<page>#<anchor>`. The build fails for a note whose row is gone or has got a comment of its
 * own.
 */
export const CORE_NOTES: Readonly<Record<string, string>> = {
  ...ACCOUNT_NOTES,
  ...APP_PROVIDER_NOTES,
  ...CRUD_NOTES,
  ...DASHBOARD_LAYOUT_NOTES,
  ...DIALOGS_NOTES,
  ...NOTIFICATIONS_NOTES,
  ...PAGE_CONTAINER_NOTES,
  ...PERSISTENT_STATE_NOTES,
  ...SIGN_IN_PAGE_NOTES,
};
