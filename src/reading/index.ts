export { BackToTop } from './BackToTop';
export { LaterPart } from './LaterPart';
export { LinkCopy } from './LinkCopy';
export { Picture } from './Picture';
export { PrintedLabel } from './PrintedLabel';
export { ScrollTable } from './ScrollTable';
export { SkipLink } from './SkipLink';
export { TableOfContents } from './TableOfContents';
