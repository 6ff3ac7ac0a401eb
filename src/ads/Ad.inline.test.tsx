import { screen } from '@testing-library/react';
import { AD, answer, collectImageRequests, ENTRY, mockFetch, mockScreen, pass } from './testing';
import { ad, getInHouseAd, getNotice, getScript, JSON_URL, showAd } from './testingAd';

beforeEach(() => {
  jest.useFakeTimers();
  mockScreen();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('inline layout', () => {
  it('spec 4.3: shows the ad of the provider’s JSON, and requests each of its pictures once', async () => {
    mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] })));
    const requests = collectImageRequests();
    const { container, rerender } = showAd({ layout: 'inline' });
    await pass(0);
    const link = screen.getByRole('link', { name: 'Acme Anvils, delivered.' });
    expect(link).toHaveAttribute('href', AD.statlink);
    expect(container.querySelector('img')).toHaveAttribute('src', AD.image);
    expect(screen.getByText('Ad by Carbon')).toBeVisible();
    await pass(60_000);
    rerender(ad({ layout: 'inline', ratio: 0.4 }));
    expect(requests).toEqual([AD.statimp, ...AD.pixels]);
    expect(getNotice()).toBeNull();
  });

  it('spec 4.3: asks for the provider’s JSON, and loads no script of it', async () => {
    const fetch = mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] })));
    showAd({ layout: 'inline' });
    await pass(0);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([JSON_URL]);
    expect(getScript()).toBeNull();
  });

  it('spec 4.6: links open in a new tab with rel="noopener sponsored"', async () => {
    mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] })));
    showAd({ layout: 'inline' });
    await pass(0);
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener sponsored');
  });

  it('spec 4.6: HTML in the words is shown as text', async () => {
    const html = '<img src=x onerror=alert(1)>';
    mockFetch(() =>
      Promise.resolve(
        answer({ ads: [{ ...ENTRY, company: html, description: html, image: html }] }),
      ),
    );
    const { container } = showAd({ layout: 'inline' });
    await pass(0);
    expect(screen.getByRole('link')).toHaveTextContent(`${html} ${html}`);
    expect(container.querySelector('img')).toBeNull();
  });

  it('spec 4.6: javascript: in every field leaves nothing to follow or to request', async () => {
    const script = 'javascript:alert(1)';
    const hostile = Object.fromEntries(Object.keys(ENTRY).map((field) => [field, script]));
    mockFetch(() =>
      Promise.resolve(answer({ ads: [hostile, { ...hostile, statlink: '//a.example' }] })),
    );
    const requests = collectImageRequests();
    const { container } = showAd({ layout: 'inline' });
    await pass(0);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/');
    expect(container.querySelector('img')).toBeNull();
    expect(requests).toEqual([]);
  });

  it('spec 4.3: an ad without words is named by its host', async () => {
    mockFetch(() => Promise.resolve(answer({ ads: [{ statlink: '//acme.example/x' }] })));
    showAd({ layout: 'inline' });
    await pass(0);
    expect(screen.getByRole('link')).toHaveAccessibleName('acme.example');
  });

  it('spec 4.3: an ad without a company is named by its description', async () => {
    mockFetch(() => Promise.resolve(answer({ ads: [{ ...ENTRY, company: '' }] })));
    showAd({ layout: 'inline' });
    await pass(0);
    expect(screen.getByRole('link')).toHaveAccessibleName('Anvils, delivered.');
  });

  it('spec 4.3: ten answers without an ad give an in-house ad', async () => {
    const fetch = mockFetch(() => Promise.resolve(answer({ ads: [] })));
    showAd({ layout: 'inline' });
    await pass(60_000);
    expect(fetch).toHaveBeenCalledTimes(10);
    expect(getInHouseAd()).toBeVisible();
  });

  it('spec 4.3: an error of the provider gives no ad, and blames no blocker', async () => {
    const fetch = mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] }, false)));
    const { container } = showAd({ layout: 'inline' });
    await pass(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(container).toHaveTextContent('');
  });
});
