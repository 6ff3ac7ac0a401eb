/** What the browser's code stands on: no state of the site, no texts, no React. */
export * from './announce';
export * from './clipboard';
export * from './elements';
export { isComposing, isSlash, shortcutLetter } from './keyboard';
export * from './observe';
export { followPan } from './pan';
export { chooseTree, showProduct, shownProduct } from './shownProduct';
