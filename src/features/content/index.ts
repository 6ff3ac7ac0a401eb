export { Badge, Figure, FigurePicture, FileTree, Steps } from './PageComponents';
