export { Demo } from './Demo';
export { DemoPreview, DemoSource } from './DemoCode';
