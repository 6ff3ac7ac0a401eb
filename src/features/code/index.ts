export { Code, CodeFrame, type WrittenMarks } from './Code';
export { CodeGroup } from './CodeGroup';
export { languageOf, titleOf } from './fenceMeta';
export { startCode } from './startCode';
