export { CodeFrame } from './CodeFrame';
export { CodeGroup } from './CodeGroup';
export { CodeToken } from './CodeToken';
export { codeTheme } from './codeTheme';
export { describeBlock } from './fenceMeta';
