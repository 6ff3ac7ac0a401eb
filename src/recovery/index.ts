export { replaceFailedAssets } from './failedAssets';
export { fetchFile } from './fetchFile';
export { loadPart } from './loadPart';
export { showMissingPart } from './notices';
export { repeatPress, watchPresses } from './presses';
export { isRenewed, mayReload, reloadPage, watchLeaving } from './reload';
export { hasUnsavedWork, registerUnsavedWork } from './unsaved';
