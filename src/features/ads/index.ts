export { AdProvider, useAdConfig } from './AdProvider';
export { AdSlot } from './AdSlot';
export { startAds } from './startAds';
export type { AdConfig } from './AdProvider';
