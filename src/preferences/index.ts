export {
  readCookie,
  readStorageItem,
  readVisitItem,
  writeCookie,
  writeStorageItem,
  writeVisitItem,
  STORAGE_GUARD_SCRIPT,
} from './browserStorage';
export {
  CODE_CHOICE_SCRIPT,
  codeChoice,
  codeStylingPreference,
  codeVariantPreference,
} from './codeChoice';
export { DIRECTION_SCRIPT, directionPreference, type Direction } from './direction';
export {
  colorModePreference,
  shownColorMode,
  subscribeToColorMode,
  systemColorMode,
  type ColorMode,
} from './colorMode';
export {
  createPreference,
  createStoredPreference,
  parseChoice,
  type Preference,
} from './preference';
export { showPreferences, startPreferences } from './startPreferences';
export { decideOnceAVisit } from './visit';
export { useCodeChoice, usePreference } from './usePreference';
