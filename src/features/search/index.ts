export { startSearch } from './enhancer';
export { SearchButton } from './SearchButton';
export { SearchPage } from './SearchPage';
