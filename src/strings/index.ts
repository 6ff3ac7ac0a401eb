export type { StringKey } from './en';
export { createTranslate } from './translate';
export { startStrings, translate } from './uiTexts';
export { userLanguage } from './userLanguage';
