export {
  createTranslate,
  startStrings,
  translate,
  userLanguage,
  type StringKey,
} from './translate';
