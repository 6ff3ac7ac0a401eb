import { render } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdProvider, AdSlot } from '.';
import type { AdLayout } from './eventLabel';

export const SCRIPT_URL = 'https://ads.example.com/script.js';
const JSON_URL = 'https://ads.example.com/ads.json';

export interface SlotOptions {
  readonly layout?: AdLayout;
  /** `null`: the image layout has no provider. */
  readonly adScriptUrl?: string | null;
  readonly displayRatio?: number;
  /** The result of every draw. */
  readonly draw?: number;
}

/** Renders a page's slot as the build does; by default both layouts have a provider. */
export function renderSlot({
  adScriptUrl = SCRIPT_URL,
  displayRatio = 0,
  draw = 0.5,
}: SlotOptions = {}): HTMLElement {
  jest.spyOn(Math, 'random').mockReturnValue(draw);
  docusaurusContext().siteConfig.customFields = {
    environment: { adScriptUrl, adJsonUrl: JSON_URL, adsInDevelopment: false },
  };
  const { container } = render(
    <AdProvider config={{ GADisplayRatio: displayRatio }}>
      <AdSlot />
    </AdProvider>,
  );
  return container.firstElementChild as HTMLElement;
}
