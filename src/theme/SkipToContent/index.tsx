/** The skip link. */
export { SkipLink as default } from '@site/src/features/menu';
