import { showAd } from './showAd';
import { addPlaceholder, advance, mockGtag, mockScreen, runInFakeTime } from './testing';
import { renderSlot, type SlotOptions } from './testingSlot';

let stop: () => void = () => undefined;

function start(options: SlotOptions): void {
  stop = showAd(renderSlot(options), 'image');
}

runInFakeTime(() => stop());

describe('spec 5.3: a displayed ad', () => {
  it('is reported after 2.5 s on screen, once', async () => {
    const gtag = mockGtag();
    const scroll = mockScreen();
    start({ adScriptUrl: null, displayRatio: 1 });
    scroll(1);
    await advance(2_400);
    expect(gtag).not.toHaveBeenCalled();
    await advance(100);
    expect(gtag).toHaveBeenCalledWith('event', 'ad', {
      eventAction: 'display',
      eventLabel: 'in-house-body-top-image',
    });
    scroll(1);
    await advance(5_000);
    expect(gtag).toHaveBeenCalledTimes(1);
  });

  it('is not reported if it leaves the screen earlier', async () => {
    const gtag = mockGtag();
    const scroll = mockScreen();
    start({ adScriptUrl: null, displayRatio: 1 });
    scroll(1);
    await advance(2_000);
    scroll(0.4);
    await advance(5_000);
    expect(gtag).not.toHaveBeenCalled();
  });

  it('is reported under its own name when it replaces another one', async () => {
    const gtag = mockGtag();
    const scroll = mockScreen();
    // Blocked after seven looks, and replaced by an in-house ad, until the provider's ad comes.
    start({ draw: 0.1, displayRatio: 1 });
    await advance(3_000);
    scroll(1);
    await advance(1_500);
    addPlaceholder('<div class="carbonads"></div>');
    await advance(500);
    scroll(1);
    await advance(2_500);
    expect(
      gtag.mock.calls.map(
        ([, , { eventLabel }]: [string, string, { eventLabel: string }]) => eventLabel,
      ),
    ).toEqual(['carbon-body-top-image']);
  });

  it('is not reported if it is not sampled', async () => {
    const gtag = mockGtag();
    const scroll = mockScreen();
    start({ adScriptUrl: null, displayRatio: 0.1 });
    scroll(1);
    await advance(5_000);
    expect(gtag).not.toHaveBeenCalled();
  });
});
