export { SearchButton } from './SearchButton';
export { SearchPage } from './SearchPage';
