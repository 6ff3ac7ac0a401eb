export { copyWithButton } from './copyButton';
export { Island } from './Island';
export * from './islandElement';
export { startPrefetch } from './prefetch';
