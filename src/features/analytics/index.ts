export { sendEvent } from './gtag';
export { startAnalytics } from './startAnalytics';
