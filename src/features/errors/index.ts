export { retryLoad, showMissingIsland } from './missingIsland';
