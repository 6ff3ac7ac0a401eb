export { createTranslate, translate, userLanguage, type StringKey } from './translate';
export { startStrings } from './startStrings';
