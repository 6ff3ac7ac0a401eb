export * from './PageParts';
export { pictureLayout } from './pictureLayout';
export { startReading } from './startReading';
