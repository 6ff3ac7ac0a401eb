export * from './browserStorage';
export * from './codeChoice';
export * from './colorMode';
export * from './direction';
export * from './preference';
export { startPreferences } from './startPreferences';
export { usePreference } from './usePreference';
