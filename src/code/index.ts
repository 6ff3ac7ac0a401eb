export { CodeFrame } from './CodeFrame';
export { CodeGroup } from './CodeGroup';
export { CodeToken } from './CodeToken';
export { describeBlock } from './fenceMeta';
