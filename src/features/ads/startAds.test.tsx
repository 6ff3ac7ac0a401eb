import { render, screen, waitFor, within } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdProvider, AdSlot, startAds } from '.';
import { mockGtag } from './testing';

// A deploy has removed the files that an open page would load.
jest.mock('./showAd', () => {
  throw new Error('no such file');
});
jest.mock('./displayReport', () => {
  throw new Error('no such file');
});

function showSlot(adJsonUrl: string | null): HTMLElement {
  docusaurusContext().siteConfig.customFields = {
    environment: { adScriptUrl: null, adJsonUrl, adsInDevelopment: false },
  };
  const { container } = render(
    <AdProvider config={{ GADisplayRatio: 1 }}>
      <AdSlot />
    </AdProvider>,
  );
  return container.firstElementChild as HTMLElement;
}

beforeAll(startAds);

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

describe('spec 4.7: when the code of the slot does not load', () => {
  it('the slot stays empty and a crash is reported with the visit’s layout', async () => {
    const gtag = mockGtag();
    jest.spyOn(Math, 'random').mockReturnValue(0.1);
    const slot = showSlot('https://ads.example/ads.json');
    await waitFor(() => {
      expect(gtag).toHaveBeenCalledWith('event', 'ad', {
        eventAction: 'crash',
        eventLabel: 'nothing-body-top-inline',
      });
    });
    expect(within(slot).queryByRole('link')).not.toBeInTheDocument();
  });

  it('the prerendered in-house ad stays', async () => {
    const gtag = mockGtag();
    showSlot(null);
    await waitFor(() => {
      expect(gtag).toHaveBeenCalledWith('event', 'ad', {
        eventAction: 'crash',
        eventLabel: 'nothing-body-top-image',
      });
    });
    expect(screen.getByRole('link')).toBeVisible();
  });
});
