/** Starts every feature and the islands; a failure is logged and does not stop the others. */
import { acceptUpdates, loadChunksWith } from './build/docusaurus/browser/chunks';
import { startAds } from './features/ads';
import { startAnalytics } from './features/analytics';
import { startCode } from './features/code';
import { startFilms } from './features/content';
import { startDemos } from './features/demos';
import { startIslands, startPrefetch, type IslandLoader } from './islands';
import { startFeedback } from './features/feedback';
import { startHeader } from './features/header';
import { startMenu } from './features/menu';
import { startPageTools } from './features/markdown';
import { startPreferences } from './preferences';
import {
  loadPart,
  repeatPress,
  replaceFailedAssets,
  showMissingPart,
  watchPresses,
} from './recovery';
import { startReading } from './features/reading';
import { startOffline } from './features/offline';
import { startSettings } from './features/settings';
import { startNotFound } from './features/overview';
import { startSearch } from './features/search';
import { startStrings } from './strings';
import { startTabs } from './features/tabs';

loadChunksWith(loadPart);

/** Components that islands render, by the `name` of `<Island>`. */
const ISLANDS: Readonly<Record<string, IslandLoader>> = {
  demo: () => import('./features/demos/demoIsland').then(({ mount }) => mount),
  'demo-document': () =>
    import('./features/demos/documentIsland').then(({ loadDocument }) => loadDocument()),
  'page-vote': () => import('./features/feedback/live').then(({ mountPageVote }) => mountPageVote),
  'section-comment': () =>
    import('./features/feedback/live').then(({ mountSectionComment }) => mountSectionComment),
  search: () => import('./features/search/island').then(({ mountResults }) => mountResults),
  'search-page': () =>
    import('./features/search/island').then(({ mountPageResults }) => mountPageResults),
};

type Enhancers = Readonly<Record<string, () => void>>;

/** Also for demo documents; in a frame, the surrounding page does the rest. */
const IN_EVERY_DOCUMENT: Enhancers = {
  presses: watchPresses,
  preferences: startPreferences,
  strings: startStrings,
  // Before the features that wake some of them.
  islands: () => startIslands({ loaders: ISLANDS, onMissing: showMissingPart }),
};

const IN_PAGES: Enhancers = {
  header: startHeader,
  menu: startMenu,
  tabs: startTabs,
  code: startCode,
  demos: () =>
    startDemos(() => import('./features/code/fillFrame').then(({ fillFrame }) => fillFrame)),
  analytics: startAnalytics,
  ads: startAds,
  settings: startSettings,
  reading: startReading,
  films: startFilms,
  'page tools': startPageTools,
  feedback: startFeedback,
  prefetch: startPrefetch,
  'failed assets': replaceFailedAssets,
  offline: startOffline,
  search: startSearch,
  'not found': startNotFound,
  // After everything that listens to it.
  'repeated press': repeatPress,
};

const isUpdatable = acceptUpdates();
const { dataset } = document.documentElement;
// A head script checks that the browser is recent enough, and requests this script again if it is
// late (`src/recovery/guardPage.ts`): the second copy must do nothing.
if (dataset.modern !== undefined && (dataset.started === undefined || isUpdatable)) {
  const isFramed = window.parent !== window;
  const enhancers = { ...IN_EVERY_DOCUMENT, ...(isFramed ? {} : IN_PAGES) };
  for (const [name, start] of Object.entries(enhancers)) {
    try {
      start();
    } catch (error) {
      console.error(`${name} did not start`, error);
    }
  }
  dataset.scripts = '';
  dataset.started = '';
}
