export { Badge } from './Badge';
export { Figure, FigurePicture } from './Figure';
export { FileTree } from './FileTree';
export { Steps } from './Steps';
