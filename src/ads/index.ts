export { AdProvider, useAdConfig } from './AdProvider';
export { AdSlot } from './AdSlot';
export type { AdConfig } from './types';
