/** The back-to-top button. */
export { BackToTop as default } from '@site/src/features/reading';
