export * from './PageComponents';
export { startFilms } from './startFilms';
