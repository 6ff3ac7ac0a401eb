export * from './PageParts';
export { startReading } from './startReading';
