export { AdProvider } from './AdProvider';
export { AdSlot } from './AdSlot';
export { startAds } from './startAds';
