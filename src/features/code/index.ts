export { Code, CodeFrame, type WrittenMarks } from './Code';
export { CodeGroup } from './CodeGroup';
export { describeBlock, languageOf } from './fenceMeta';
export { startCode } from './startCode';
