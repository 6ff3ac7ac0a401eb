export { sendEvent } from './sendEvent';
export { startAnalytics } from './startAnalytics';
