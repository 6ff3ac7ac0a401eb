/**
 * The script of every page: starts what each feature adds to the finished HTML, and the islands. A
 * feature that cannot start is told on the console and leaves the others alone.
 */
import { startAds } from './ads';
import { startAnalytics } from './analytics';
import { startCode } from './code';
import { startDemos } from './demos';
import { startIslands, startPrefetch, type IslandLoader } from './islands';
import { retryLoad, showMissingIsland, startConnectionNotice } from './faults';
import { startFeedback } from './feedback';
import { startHeader } from './header';
import { startMenu } from './menu';
import { startPageTools } from './page-tools';
import { startPreferences } from './preferences';
import { startReading } from './reading';
import { startOffline } from './service-worker';
import { startSettings } from './settings';
import { startNotFound } from './overview';
import { startSearch } from './search';
import { startStrings } from './strings';
import { startTabs } from './tabs';

/** The live parts that a page may have, by the name that `<Island>` gives. */
const ISLANDS: Readonly<Record<string, IslandLoader>> = {
  demo: () => import('./demos/demoIsland').then(({ mount }) => mount),
  'demo-document': () => import('./demos/documentIsland').then(({ mount }) => mount),
  'home-sample': () => import('./home/sampleIsland').then(({ mount }) => mount),
  'page-vote': () => import('./feedback/live').then(({ mountPageVote }) => mountPageVote),
  'section-comment': () =>
    import('./feedback/live').then(({ mountSectionComment }) => mountSectionComment),
  search: () => import('./search/island').then(({ mountAnswers }) => mountAnswers),
  'search-page': () => import('./search/island').then(({ mountPageAnswers }) => mountPageAnswers),
};

const ENHANCERS: Readonly<Record<string, () => void>> = {
  preferences: startPreferences,
  // Before the features that wake some of them.
  islands: () => {
    startIslands({ loaders: ISLANDS, retry: retryLoad, onMissing: showMissingIsland });
  },
  header: startHeader,
  menu: startMenu,
  tabs: startTabs,
  code: startCode,
  demos: () => {
    startDemos(() => import('./code/fillFrame').then(({ fillFrame }) => fillFrame));
  },
  strings: startStrings,
  analytics: startAnalytics,
  ads: startAds,
  settings: startSettings,
  reading: startReading,
  'page tools': startPageTools,
  feedback: startFeedback,
  connection: startConnectionNotice,
  prefetch: startPrefetch,
  offline: startOffline,
  search: startSearch,
  'not found': startNotFound,
};

for (const [name, start] of Object.entries(ENHANCERS)) {
  try {
    start();
  } catch (error) {
    console.error(`${name} did not start`, error);
  }
}

const { webpackHot } = import.meta as { readonly webpackHot?: { readonly accept: () => void } };
// While a writer works: this script again, with what changed below it.
if (webpackHot) {
  webpackHot.accept();
}
