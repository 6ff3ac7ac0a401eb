import type { ProviderAd } from './types';

/** Tells the provider that its ad is shown: the impression and each pixel, once each (spec 4.3). */
export function requestImpression({ statimp, pixels }: ProviderAd): void {
  const addresses = statimp === null ? pixels : [statimp, ...pixels];
  addresses.forEach((address) => {
    new Image().src = address;
  });
}
