/* The page of results is imported from its own file: it brings the engine, which no other page loads. */
export { SearchButton } from './SearchButton';
