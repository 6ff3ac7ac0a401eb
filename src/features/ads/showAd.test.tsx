import { screen, within } from '@testing-library/react';
import { showAd } from './showAd';
import {
  addPlaceholder,
  advance,
  collectImageRequests,
  ENTRY,
  jsonResponse,
  mockFetch,
  mockGtag,
  runInFakeTime,
} from './testing';
import { renderSlot, SCRIPT_URL, type SlotOptions } from './testingSlot';

const BACKERS =
  '<div class="carbonads"><a href="https://material-ui-next.com/discover-more/backers">Ad</a></div>';

let stop: () => void = () => undefined;

/** Shows an ad; by default both layouts have a provider. */
function start({ layout = 'image', ...options }: SlotOptions = {}): HTMLElement {
  const element = renderSlot(options);
  stop = showAd(element, layout);
  return element.lastElementChild as HTMLElement;
}

const script = (): HTMLScriptElement | null => document.querySelector('script[src]');

runInFakeTime(() => stop());

describe('spec 4.3: the image layout', () => {
  it('puts the provider’s script into the slot', () => {
    const content = start();
    expect(script()).toHaveAttribute('src', SCRIPT_URL);
    expect(content).toContainElement(script());
  });

  it('shows an in-house ad if there is no script', () => {
    const content = start({ adScriptUrl: null });
    expect(script()).toBeNull();
    expect(content).toHaveTextContent('Ad by MUI');
    expect(within(content).getByRole('link')).toHaveAttribute(
      'data-ga-event-label',
      'in-house-body-top-image',
    );
  });
});

describe('spec 4.3: the inline layout', () => {
  it('renders the provider’s ad as text and counts it once', async () => {
    const requested = collectImageRequests();
    mockFetch(() => respondWith([{}, { ...ENTRY, description: '<b>Anvils</b>' }]));
    const content = start({ layout: 'inline' });
    await advance(0);
    const link = within(content).getByRole('link');
    expect(link).toHaveTextContent('Acme <b>Anvils</b>');
    expect(link).toHaveAttribute('href', 'https://srv.example.com/click/1');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
    expect(link).toHaveAttribute('data-ga-event-label', 'carbon-body-top-inline');
    expect(content).toHaveTextContent('Ad by Carbon');
    await advance(5_000);
    expect(requested.filter((url) => !url.endsWith('.png'))).toEqual([
      'https://srv.example.com/imp/1',
      'https://a.example.com/p?t=1700000000',
      'https://b.example.com/p?t=1700000000&u=1700000000',
    ]);
  });

  it('labels an ad without text with its host', async () => {
    collectImageRequests();
    mockFetch(() => respondWith([{ statlink: '//srv.example.com/click' }]));
    const content = start({ layout: 'inline' });
    await advance(0);
    expect(within(content).getByRole('link')).toHaveTextContent('srv.example.com');
    expect(content.querySelector('img')).toBeNull();
  });

  it('still shows its ad after a placeholder of unknown origin was found', async () => {
    collectImageRequests();
    addPlaceholder();
    mockFetch(
      () =>
        new Promise((resolve) => {
          setTimeout(() => void respondWith([ENTRY]).then(resolve), 600);
        }),
    );
    const content = start({ layout: 'inline' });
    await advance(700);
    expect(content).toHaveTextContent('Acme');
  });

  it('shows an in-house ad when the provider has none', async () => {
    mockFetch(() => respondWith([]));
    const content = start({ layout: 'inline' });
    await advance(0);
    expect(content).toHaveTextContent('Ad by MUI');
  });

  it('shows nothing when the provider returns an error, which is not the reader’s fault', async () => {
    mockFetch(() => Promise.resolve(jsonResponse({}, false)));
    const content = start({ layout: 'inline' });
    await advance(20_000);
    expect(content).toBeEmptyDOMElement();
  });

  it('aborts its request when the reader leaves', async () => {
    let signal: AbortSignal | null | undefined;
    mockFetch((_url, options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    start({ layout: 'inline' });
    stop();
    await advance(0);
    expect(signal?.aborted).toBe(true);
  });
});

describe('spec 4.4, 4.5: a blocked provider', () => {
  it.each([
    [0.5, /please consider allowing/],
    [0.1, /Ad by MUI/],
  ])('shows nothing for six looks, then with a draw of %d: %s', async (draw, text) => {
    const content = start({ draw });
    await advance(2_500);
    expect(content).toHaveTextContent('');
    await advance(500);
    expect(content).toHaveTextContent(text);
  });

  it('is replaced by an ad that arrives late', async () => {
    const content = start();
    await advance(4_000);
    expect(content).toHaveTextContent(/please consider/);
    expect(script()?.closest('[hidden]')).not.toBeNull();
    addPlaceholder();
    await advance(500);
    expect(content).not.toHaveTextContent(/please consider/);
    expect(script()?.closest('[hidden]')).toBeNull();
  });

  it('is looked for at most thirty times', async () => {
    const content = start();
    await advance(20_000);
    addPlaceholder();
    await advance(5_000);
    expect(content).toHaveTextContent(/please consider/);
    expect(script()).toBeNull();
  });

  it('is replaced by an in-house ad if it is out of ads', async () => {
    addPlaceholder(BACKERS);
    const content = start();
    await advance(0);
    expect(content).toHaveTextContent('Ad by MUI');
    expect(script()).toBeNull();
  });

  it('is not looked for after the reader has left', async () => {
    const content = start();
    await advance(500);
    stop();
    await advance(20_000);
    expect(content).toHaveTextContent('');
  });
});

describe('spec 4.7: an ad that breaks', () => {
  it('shows nothing and is reported once', () => {
    const gtag = mockGtag();
    const element = renderSlot();
    element.querySelectorAll('template').forEach((template) => {
      template.replaceChildren(document.createElement('p'));
    });
    jest.spyOn(document, 'querySelectorAll').mockImplementation(() => {
      throw new Error('broken');
    });
    stop = showAd(element, 'image');
    jest.restoreAllMocks();
    expect(script()).toBeNull();
    expect(gtag).toHaveBeenCalledTimes(1);
    expect(gtag).toHaveBeenCalledWith('event', 'ad', {
      eventAction: 'crash',
      eventLabel: 'carbon-body-top-image',
    });
  });

  it('is also reported if its template lacks the link', async () => {
    const gtag = mockGtag();
    collectImageRequests();
    mockFetch(() => respondWith([ENTRY]));
    const element = renderSlot();
    element
      .querySelector('template[data-ad="carbon"]')
      ?.replaceChildren(document.createElement('p'));
    stop = showAd(element, 'inline');
    await advance(0);
    expect(gtag).toHaveBeenCalledWith(
      'event',
      'ad',
      expect.objectContaining({ eventAction: 'crash' }),
    );
  });
});

it('the four in-house ads are equally likely', () => {
  const draws = [0, 0.24, 0.25, 0.49, 0.5, 0.74, 0.75, 1 - Number.EPSILON / 2];
  const names = draws.map((draw) => {
    start({ adScriptUrl: null, draw });
    const [last] = screen.getAllByRole('link').slice(-1);
    return last?.textContent;
  });
  const distinct = new Set(names);
  expect(distinct.size).toBe(4);
  expect(names).toEqual([...distinct].flatMap((name) => [name, name]));
});

function respondWith(ads: readonly object[]): Promise<Response> {
  return Promise.resolve(jsonResponse({ ads }));
}
