import { render, screen } from '@testing-library/react';
import docusaurusContext from '@docusaurus/useDocusaurusContext';
import { AdProvider, AdSlot } from '.';
import { showAd } from './showAd';
import {
  advance,
  collectImageRequests,
  ENTRY,
  jsonResponse,
  mockFetch,
  mockGtag,
  runInFakeTime,
} from './testing';

const JSON_URL = 'https://ads.example.com/ads.json';

let stop: () => void = () => undefined;

/** A page's slot as the build renders it, with a provider for inline ads. */
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

/** Starts an inline ad in a slot; returns its visible content. */
function start(element: HTMLElement): HTMLElement {
  stop = showAd(element, 'inline');
  return element.lastElementChild as HTMLElement;
}

runInFakeTime(() => stop());

it('an unreachable provider counts as blocked only after six looks', async () => {
  mockFetch(() => Promise.reject(new TypeError('blocked')));
  const content = start(slot());
  await advance(2_500);
  expect(content).toHaveTextContent('');
  await advance(500);
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
  respond(jsonResponse({ ads: [ENTRY] }));
  await advance(1_000);
  expect(content).toHaveTextContent('');
  expect(requested).toEqual([]);
});

it('an ad without a company shows only its description, not its host', async () => {
  collectImageRequests();
  mockFetch(() => Promise.resolve(jsonResponse({ ads: [{ ...ENTRY, company: '' }] })));
  start(slot());
  await advance(0);
  expect(screen.getByRole('link')).toHaveAccessibleName('Anvils, delivered.');
});

it('a slot that lacks its template shows nothing and reports a crash', async () => {
  const gtag = mockGtag();
  mockFetch(() => Promise.resolve(jsonResponse({ ads: [] })));
  const element = slot();
  element.querySelectorAll('[data-ad="in-house"]').forEach((template) => {
    template.remove();
  });
  const content = start(element);
  await advance(0);
  expect(content).not.toBeInTheDocument();
  expect(gtag).toHaveBeenCalledWith('event', 'ad', {
    eventAction: 'crash',
    eventLabel: 'in-house-body-top-inline',
  });
});

it('spec 4.2: a provider’s ad is not truncated', async () => {
  collectImageRequests();
  mockFetch(() => Promise.resolve(jsonResponse({ ads: [ENTRY] })));
  const content = start(slot());
  await advance(0);
  expect(screen.getByRole('link').closest('.card')).toHaveClass('whole');
  expect(content).toHaveTextContent('Acme');
});

it.each([
  ['shows its ad', () => Promise.resolve(jsonResponse({ ads: [ENTRY] })), 0],
  ['is blocked', () => new Promise<Response>(() => undefined), 3_500],
  ['is out of ads', () => Promise.resolve(jsonResponse({ ads: [] })), 0],
  ['returns an error', () => Promise.resolve(jsonResponse({}, false)), 0],
])('spec 4.2: the empty frame stays until the provider %s', async (_name, respond, ms) => {
  collectImageRequests();
  mockFetch(respond);
  const element = slot();
  start(element);
  expect(element).toHaveClass('waiting');
  await advance(ms);
  expect(element).not.toHaveClass('waiting');
});
