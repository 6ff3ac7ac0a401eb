export { copyWithButton } from './copyButton';
export { fetchFile } from './fetchFile';
export { Island } from './Island';
export * from './islandElement';
export { startPrefetch } from './prefetch';
