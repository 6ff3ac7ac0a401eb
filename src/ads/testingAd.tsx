import { render, screen, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import Ad from './Ad';
import type { AdLayout } from './types';

/** What the tests of a whole ad have in common. */

export const SCRIPT_URL = 'https://ads.example.com/script.js';
export const JSON_URL = 'https://ads.example.com/ads.json';

/** A placeholder that says the provider is out of ads. */
export const BACKERS_PLACEHOLDER =
  '<div class="carbonads"><a href="https://material-ui-next.com/discover-more/backers">Ad</a></div>';

interface Options {
  readonly layout?: AdLayout;
  /** What every draw gives. */
  readonly draw?: number;
  readonly ratio?: number;
  readonly hasProvider?: boolean;
}

/** An ad with a provider in both layouts, unless told otherwise. */
export function ad({
  layout = 'image',
  draw = 0.5,
  ratio = 0,
  hasProvider = true,
}: Options = {}): ReactElement {
  const environment = hasProvider
    ? { adScriptUrl: SCRIPT_URL, adJsonUrl: JSON_URL }
    : { adScriptUrl: null, adJsonUrl: null };
  return <Ad layout={layout} environment={environment} displayRatio={ratio} random={() => draw} />;
}

export function showAd(options?: Options): RenderResult {
  return render(ad(options));
}

export function getScript(): HTMLScriptElement | null {
  return document.querySelector('script');
}

export function getNotice(): HTMLElement | null {
  return screen.queryByText(/consider allowing/);
}

export function getInHouseAd(): HTMLElement | null {
  return screen.queryByText('Ad by MUI');
}

export function removePlaceholders(): void {
  document.querySelectorAll('.carbonads, #carbonads').forEach((element) => {
    element.remove();
  });
}
