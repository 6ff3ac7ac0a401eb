export { AdProvider, AdSlot } from './AdSlot';
export { startAds } from './startAds';
