export type { StringKey } from './en';
export { createTranslate, type Translate } from './translate';
export { UserLanguageFromAddress, useTranslate, useUserLanguage } from './useTranslate';
