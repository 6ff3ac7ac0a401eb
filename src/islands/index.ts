export {
  announce,
  defineElement,
  delegate,
  holdInPlace,
  isPlainClick,
  whenQuiet,
  whenShown,
} from './dom';
export { fetchFile } from './fetchFile';
export { Island } from './Island';
export {
  ISLAND_TAG,
  preloadIsland,
  renewIsland,
  startIslands,
  wakeIsland,
  type IslandLoader,
  type Mount,
} from './islandElement';
export { startPrefetch } from './prefetch';
