export type { StringKey } from './en';
export { createTranslate } from './translate';
export { UserLanguageFromAddress, useTranslate, useUserLanguage } from './useTranslate';
