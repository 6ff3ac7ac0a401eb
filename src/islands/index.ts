export * from './dom';
export { fetchFile } from './fetchFile';
export { Island } from './Island';
export * from './islandElement';
export { startPrefetch } from './prefetch';
