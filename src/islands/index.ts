export * from './dom';
export { Island } from './Island';
export * from './islandElement';
export { startPrefetch } from './prefetch';
