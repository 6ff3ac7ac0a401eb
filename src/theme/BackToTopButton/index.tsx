export { BackToTop as default } from '@site/src/features/reading';
