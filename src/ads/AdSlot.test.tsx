import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSiteEnvironment, type SiteEnvironment } from '../config';
import { parseEnvironment } from '../config/environment';
import { AdProvider, AdSlot } from '.';
import { isDevelopment } from './isDevelopment';
import { mockFetch, mockGtag, mockScreen } from './testing';

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: jest.fn() }));
jest.mock('../config', () => ({ useSiteEnvironment: jest.fn() }));
jest.mock('./isDevelopment', () => ({ isDevelopment: jest.fn() }));

const isBrowser = jest.mocked(useIsBrowser);
const isWriting = jest.mocked(isDevelopment);

function setEnvironment(change: Partial<SiteEnvironment>): void {
  const environment = { ...parseEnvironment({}), ...change };
  jest.mocked(useSiteEnvironment).mockReturnValue(environment);
}

const page = (
  <AdProvider>
    <AdSlot random={() => 0.9} />
  </AdProvider>
);

/** Whether the slot is filled once all that could fill it has loaded. */
async function adComes(): Promise<boolean> {
  render(page);
  await act(async () => {
    await import('./Ad');
  });
  return screen.queryByText('Ad by MUI') !== null;
}

beforeEach(() => {
  mockScreen();
  mockGtag();
  setEnvironment({});
  isWriting.mockReturnValue(false);
  isBrowser.mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('spec 4.2: the slot', () => {
  it('spec 4.2: is prerendered empty, with its place kept', () => {
    isBrowser.mockReturnValue(false);
    expect(renderToString(page)).toBe('<div class="slot" data-place="body-top"></div>');
  });

  it('spec 4.2: is 142 px high and 126 from sm up, whatever is in it, 3 spacing units from the rest', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync(join(__dirname, 'AdSlot.module.css'), 'utf8');
    document.head.append(style);
    isBrowser.mockReturnValue(false);
    const { container } = render(page);
    const slot = getComputedStyle(container.firstElementChild ?? container);
    expect(slot.minHeight).toBe('142px');
    expect(slot.margin).toBe('24px 0px');
    expect(slot.overflow).toBe('hidden');
    const fromSm = Array.from(style.sheet?.cssRules ?? []).find(
      (rule) => rule instanceof CSSMediaRule,
    );
    expect(fromSm?.conditionText).toBe('(min-width: 600px)');
    expect(fromSm?.cssText).toContain('min-height: 126px');
    style.remove();
  });

  it('spec 4.2: is filled after the page', async () => {
    await expect(adComes()).resolves.toBe(true);
    expect(screen.getByText('Ad by MUI').closest('[data-place="body-top"]')).not.toBeNull();
  });

  it('spec 4.8: throws outside an AdProvider, in the browser and while prerendering', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderToString(<AdSlot />)).toThrow(/ensure the component is wrapped/);
    expect(() => render(<AdSlot />)).toThrow(/ensure the component is wrapped/);
  });
});

describe('spec 4.9: who sees no ad', () => {
  it('spec 4.9: a bot sees none, and nothing is requested', async () => {
    const fetch = mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    setEnvironment({
      adScriptUrl: 'https://ads.example.com/a.js',
      adJsonUrl: 'https://ads.example.com/',
    });
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
    await expect(adComes()).resolves.toBe(false);
    expect(document.querySelector('script')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('spec 4.9: in development there is none', async () => {
    isWriting.mockReturnValue(true);
    await expect(adComes()).resolves.toBe(false);
  });

  it('spec 4.9: unless ENABLE_AD_IN_DEV_MODE=true', async () => {
    isWriting.mockReturnValue(true);
    setEnvironment({ adsInDevelopment: true });
    await expect(adComes()).resolves.toBe(true);
  });
});
