import { interactions as allComponents } from './all-components';
import { interactions as introduction } from './introduction';
import { interactions as introductionBaseConcepts } from './introduction-base-concepts';
import { interactions as introductionExamples } from './introduction-examples';
import { interactions as introductionTutorial } from './introduction-tutorial';
import { interactions as reactAccount } from './react-account';
import { interactions as reactAppProvider } from './react-app-provider';
import { interactions as reactCrud } from './react-crud';
import { interactions as reactCrudData } from './react-crud-data';
import { interactions as reactCrudParts } from './react-crud-parts';
import { interactions as reactDashboardLayout } from './react-dashboard-layout';
import { interactions as reactDashboardLayoutItems } from './react-dashboard-layout-items';
import { interactions as reactPageContainer } from './react-page-container';
import { interactions as reactPersistentState } from './react-persistent-state';
import { interactions as reactSignInPage } from './react-sign-in-page';
import { interactions as reactUseDialogs } from './react-use-dialogs';
import { interactions as reactUseNotifications } from './react-use-notifications';
import { interactions as reactUseSession } from './react-use-session';
import type { Interactions } from './interaction';

/** The main interaction of every demo of the site. A demo without one fails the tests. */
export const DEMO_INTERACTIONS: Interactions = {
  ...allComponents,
  ...introduction,
  ...introductionBaseConcepts,
  ...introductionExamples,
  ...introductionTutorial,
  ...reactAccount,
  ...reactAppProvider,
  ...reactCrud,
  ...reactCrudData,
  ...reactCrudParts,
  ...reactDashboardLayout,
  ...reactDashboardLayoutItems,
  ...reactPageContainer,
  ...reactPersistentState,
  ...reactSignInPage,
  ...reactUseDialogs,
  ...reactUseNotifications,
  ...reactUseSession,
};
