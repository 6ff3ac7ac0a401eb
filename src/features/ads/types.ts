import type { ComponentType, SVGProps } from 'react';

/** How a page shows its ad (spec 4.3). */
export type AdLayout = 'inline' | 'image';

/** A picture of ours, drawn in the page, or the checked address of someone else's. */
export type AdPicture = ComponentType<SVGProps<SVGSVGElement>> | string;

/** What an ad shows, whoever it comes from (spec 4.1). All of it is text, never HTML (spec 4.6). */
export interface AdItem {
  readonly name: string;
  /** Always `https:`. */
  readonly link: string;
  /** `null`: an ad of words alone. */
  readonly img: AdPicture | null;
  readonly description: string;
  readonly poweredby: string;
  /** First part of what analytics calls the ad (spec 5.3). */
  readonly label: string;
}

/**
 * An ad of the provider, parsed (spec 4.1): every address is `https:` and `pixels` are ready to be
 * requested, their `timestamp` filled in.
 */
export interface ProviderAd {
  readonly company: string;
  readonly description: string;
  readonly image: string | null;
  readonly statlink: string;
  readonly statimp: string | null;
  readonly pixels: readonly string[];
}

/** What the site sets for its ads (spec 4.8). */
export interface AdConfig {
  /** Share of the ads shown that report it, from 0 to 1. */
  readonly GADisplayRatio: number;
  /** Addresses of pages without an ad that have no front matter to say so (spec 4.2). */
  readonly withoutAds: readonly string[];
}

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number;
