export { CodeFrame } from './CodeFrame';
export { CodeGroup } from './CodeGroup';
export { codeTheme } from './codeTheme';
export { describeBlock } from './fenceMeta';
