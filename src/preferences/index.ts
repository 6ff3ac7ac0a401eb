export { readCookie, readStorageItem, writeCookie, writeStorageItem } from './browserStorage';
export { CODE_CHOICE_SCRIPT, codeChoiceName, codeChoice, type CodeChoice } from './codeChoice';
export { codeStylingPreference, type CodeStyling } from './codeStyling';
export { codeVariantPreference, type CodeVariant } from './codeVariant';
export { DIRECTION_SCRIPT, directionPreference, type Direction } from './direction';
export { createPreference, parseChoice, type Preference } from './preference';
export { STORAGE_GUARD_SCRIPT } from './storageGuard';
export {
  colorModePreference,
  shownColorMode,
  subscribeToColorMode,
  systemColorMode,
  type ColorMode,
} from './colorMode';
export { showPreferences, startPreferences } from './startPreferences';
export { decideOnceAVisit } from './visit';
export { useCodeChoice, usePreference } from './usePreference';
