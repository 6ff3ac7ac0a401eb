export { readCookie, readStorageItem, writeCookie, writeStorageItem } from './browserStorage';
export {
  CODE_CHOICE_SCRIPT,
  codeChoiceName,
  useCodeChoice,
  useCodeChoiceFromHash,
  type CodeChoice,
} from './codeChoice';
export { codeStylingPreference, type CodeStyling } from './codeStyling';
export { codeVariantPreference, type CodeVariant } from './codeVariant';
export { DIRECTION_SCRIPT, directionPreference, type Direction } from './direction';
export { createPreference, parseChoice, usePreference, type Preference } from './preference';
export { STORAGE_GUARD_SCRIPT } from './storageGuard';
