export { BackToTop } from './BackToTop';
export { breakNames } from './breakNames';
export { Picture } from './Picture';
export { PrintedLabel } from './PrintedLabel';
export { ScrollTable } from './ScrollTable';
export { SkipLink } from './SkipLink';
export { startReading } from './startReading';
export { TableOfContents } from './TableOfContents';
