/** The way back up. */
export { BackToTop as default } from '@site/src/features/reading';
