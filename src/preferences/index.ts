export * from './browserStorage';
export * from './codeChoice';
export * from './colorMode';
export * from './direction';
export { parseChoice } from './headScript';
export * from './preference';
export { startPreferences } from './startPreferences';
export { usePreference } from './usePreference';
