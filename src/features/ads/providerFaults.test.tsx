import { render, screen } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdProvider, AdSlot } from '.';
import { showAd } from './showAd';
import { answer, collectImageRequests, ENTRY, mockFetch, mockGtag } from './testing';

const JSON_URL = 'https://ads.example.com/ads.json';

let stop: () => void = () => undefined;

/** A page's slot for an inline ad, with what the build put into it. */
function slot(): HTMLElement {
  docusaurusContext().siteConfig.customFields = {
    environment: { adScriptUrl: null, adJsonUrl: JSON_URL, adsInDevelopment: false },
  };
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const { container } = render(
    <AdProvider config={{ GADisplayRatio: 0 }}>
      <AdSlot />
    </AdProvider>,
  );
  return container.firstElementChild as HTMLElement;
}

/** Begins to show an inline ad in a slot; returns what a reader sees of it. */
function start(element: HTMLElement): HTMLElement {
  stop = showAd(element, 'inline');
  return element.lastElementChild as HTMLElement;
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

it('a provider that is not reached counts as blocked, after six looks and not before', async () => {
  mockFetch(() => Promise.reject(new TypeError('blocked')));
  const content = start(slot());
  await pass(2_500);
  expect(content).toHaveTextContent('');
  await pass(500);
  expect(content).toHaveTextContent(/please consider allowing/);
});

it('a response that arrives after the reader has left is neither rendered nor counted', async () => {
  const requested = collectImageRequests();
  let respond: (response: Response) => void = () => undefined;
  mockFetch(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  const content = start(slot());
  stop();
  respond(answer({ ads: [ENTRY] }));
  await pass(1_000);
  expect(content).toHaveTextContent('');
  expect(requested).toEqual([]);
});

it('an ad without a company is its description, without the host', async () => {
  collectImageRequests();
  mockFetch(() => Promise.resolve(answer({ ads: [{ ...ENTRY, company: '' }] })));
  start(slot());
  await pass(0);
  expect(screen.getByRole('link')).toHaveAccessibleName('Anvils, delivered.');
});

it('a slot without the template it needs shows nothing and is reported', async () => {
  const gtag = mockGtag();
  mockFetch(() => Promise.resolve(answer({ ads: [] })));
  const element = slot();
  element.querySelectorAll('[data-ad="in-house"]').forEach((template) => {
    template.remove();
  });
  const content = start(element);
  await pass(0);
  expect(content).not.toBeInTheDocument();
  expect(gtag).toHaveBeenCalledWith('event', 'ad', {
    eventAction: 'crash',
    eventLabel: 'in-house-body-top-inline',
  });
});

it('spec 4.2: an ad with many words shows them all', async () => {
  collectImageRequests();
  mockFetch(() => Promise.resolve(answer({ ads: [ENTRY] })));
  const content = start(slot());
  await pass(0);
  expect(screen.getByRole('link').closest('.card')).toHaveClass('whole');
  expect(content).toHaveTextContent('Acme');
});

it.each([
  ['shows its ad', () => Promise.resolve(answer({ ads: [ENTRY] })), 0],
  ['is blocked', () => new Promise<Response>(() => undefined), 3_500],
  ['is out of ads', () => Promise.resolve(answer({ ads: [] })), 0],
  ['answers with an error', () => Promise.resolve(answer({}, false)), 0],
])('spec 4.2: the quiet frame stays until the provider %s', async (_name, respond, ms) => {
  collectImageRequests();
  mockFetch(respond);
  const element = slot();
  start(element);
  expect(element).toHaveClass('waiting');
  await pass(ms);
  expect(element).not.toHaveClass('waiting');
});
