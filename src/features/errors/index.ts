export { startConnectionNotice } from './connectionNotice';
export { retryLoad, showMissingIsland } from './missingIsland';
