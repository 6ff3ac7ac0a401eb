export { Demo } from './Demo';
export { startDemos } from './startDemos';
