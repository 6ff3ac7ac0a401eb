import { answer, ENTRY, mockFetch, mockScreen, pass, putPlaceholder } from './testing';
import {
  BACKERS_PLACEHOLDER,
  getInHouseAd,
  getNotice,
  getScript,
  removePlaceholders,
  SCRIPT_URL,
  showAd,
} from './testingAd';

let looks: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  mockScreen();
  looks = jest.spyOn(document, 'querySelectorAll');
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  removePlaceholders();
});

describe('image layout', () => {
  it('spec 4.3: appends the provider’s script to the slot', () => {
    const { container } = showAd();
    expect(container).toContainElement(getScript());
    expect(getScript()?.async).toBe(true);
    expect(getScript()?.src).toBe(SCRIPT_URL);
    // It looks for itself by that name.
    expect(getScript()?.id).toBe('_carbonads_js');
  });

  it('spec 4.3: leaves the ad to the script, and asks for no JSON', async () => {
    const fetch = mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] })));
    showAd();
    await pass(0);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('spec 4.4: looks at once, then every 500 ms, 30 times at most', async () => {
    showAd();
    expect(looks).toHaveBeenCalledTimes(1);
    await pass(499);
    expect(looks).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(looks).toHaveBeenCalledTimes(2);
    // Look by look: what is due within one act is not yet told that the looks are over.
    for (let time = 500; time < 60_000; time += 500) {
      await pass(500);
    }
    expect(looks).toHaveBeenCalledTimes(30);
  });

  it('spec 4.4, 4.5: shows nothing of ours before the 7th look, then the notice', async () => {
    showAd({ draw: 0.2 });
    await pass(2999);
    expect(getNotice()).toBeNull();
    expect(getInHouseAd()).toBeNull();
    const place = getScript()?.closest('[data-ga-event-category]');
    expect(place).toBeVisible();
    await pass(1);
    expect(getNotice()).toBeVisible();
    expect(place).not.toBeVisible();
    expect(getInHouseAd()).toBeNull();
  });

  it('spec 4.5: or an in-house ad', async () => {
    showAd({ draw: 0.19 });
    await pass(3000);
    expect(getInHouseAd()).toBeVisible();
    expect(getNotice()).toBeNull();
  });

  it('spec 4.4: a placeholder at the 9th look undoes blocked, with the script still in place', async () => {
    showAd();
    await pass(3999);
    const element = getScript();
    expect(getNotice()).toBeVisible();
    expect(element).not.toBeVisible();
    putPlaceholder();
    await pass(1);
    expect(getNotice()).toBeNull();
    expect(getScript()).toBe(element);
    expect(element?.closest('[hidden]')).toBeNull();
    await pass(60_000);
    expect(looks).toHaveBeenCalledTimes(9);
  });

  it('spec 4.4: a placeholder after the 30th look changes nothing', async () => {
    showAd();
    await pass(14_500);
    expect(looks).toHaveBeenCalledTimes(30);
    putPlaceholder();
    await pass(5000);
    expect(getNotice()).toBeVisible();
  });

  it('spec 4.4: a placeholder with the backers link gives an in-house ad in the script’s place', async () => {
    showAd();
    putPlaceholder(BACKERS_PLACEHOLDER);
    await pass(500);
    expect(getInHouseAd()).toBeVisible();
    expect(getScript()).toBeNull();
  });

  it('spec 4.4: leaving the page mid-look stops the looks and takes the script along', async () => {
    const { unmount } = showAd();
    await pass(1200);
    unmount();
    await pass(60_000);
    expect(looks).toHaveBeenCalledTimes(3);
    expect(getScript()).toBeNull();
  });

  it('spec 4.7: a script that wrecks its own place cannot confuse the page', async () => {
    const { unmount } = showAd();
    getScript()?.parentElement?.remove();
    putPlaceholder(BACKERS_PLACEHOLDER);
    await pass(500);
    expect(getInHouseAd()).toBeVisible();
    expect(unmount).not.toThrow();
  });
});
