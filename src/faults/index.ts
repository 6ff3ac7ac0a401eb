export { CrashPage } from './CrashPage';
export { OfflineNotice } from './OfflineNotice';
export { PartBoundary } from './PartBoundary';
