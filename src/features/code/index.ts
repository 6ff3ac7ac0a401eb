export { CodeFrame } from './CodeFrame';
export { CodeGroup } from './CodeGroup';
export { Code, type WrittenMarks } from './Code';
export { describeBlock, languageOf } from './fenceMeta';
export { startCode } from './startCode';
