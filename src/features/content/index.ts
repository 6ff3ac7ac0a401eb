export { Film, FilmFile } from './Film';
export { Badge, Figure, FigurePicture, FileTree, Steps } from './PageComponents';
export { startFilms } from './startFilms';
