export {
  BackToTop,
  breakNames,
  Picture,
  PrintedLabel,
  SkipLink,
  TableOfContents,
} from './PageParts';
export { ScrollTable } from './ScrollTable';
export { startReading } from './startReading';
