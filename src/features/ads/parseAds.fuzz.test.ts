/** @jest-environment node */
import fc from 'fast-check';
import { anyText } from '../../../tests/support/anyText';
import { parseAds, type ProviderAd } from './providerAd';
import { AD, ENTRY } from './testing';

/** Text that resembles a field's value, or an attack on it. */
const text = fc.oneof(
  anyText(),
  fc.string().map((path) => `https://acme.example/${path}`),
  fc.string().map((rest) => `//${rest}`),
  fc.string().map((rest) => `javascript:${rest}`),
  fc.constantFrom(
    'java\tscript:alert(1)',
    '//acme.example/[timestamp]||javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    'http://acme.example',
    'https:acme.example',
    '//user:password@acme.example',
    'https://[timestamp]',
  ),
);

const json = fc.jsonValue({ maxDepth: 2 });

const field = fc.oneof({ weight: 4, arbitrary: text }, json);

const entry = fc.record(
  {
    company: field,
    description: field,
    image: field,
    statlink: field,
    statimp: field,
    pixel: field,
    timestamp: field,
  },
  { requiredKeys: [] },
);

const ads = fc.array(fc.oneof({ weight: 4, arbitrary: entry }, json), { maxLength: 5 });

const body = fc.oneof({ weight: 4, arbitrary: fc.record({ ads }) }, json, fc.anything());

const PARSED_FIELDS = 'company,description,image,pixels,statimp,statlink';

function isHttps(address: string): boolean {
  return new URL(address).protocol === 'https:';
}

function isParsed(ad: ProviderAd): boolean {
  const addresses = [ad.statlink, ad.image, ad.statimp, ...ad.pixels];
  return (
    Object.keys(ad).sort().join() === PARSED_FIELDS &&
    typeof ad.company === 'string' &&
    typeof ad.description === 'string' &&
    addresses.every((address) => address === null || isHttps(address))
  );
}

describe('spec 4.6: any body the provider could send', () => {
  it('spec 4.6: nothing throws, and only text and https URLs get through', () => {
    let count = 0;
    fc.assert(
      fc.property(body, fc.nat(), (value, now) => {
        const parsed = parseAds(value, now) ?? [];
        count += parsed.length;
        return parsed.every(isParsed);
      }),
      { numRuns: 2000 },
    );
    // The test is meaningful only if some inputs get through.
    expect(count).toBeGreaterThan(100);
  });

  it('spec 4.3: a valid ad gets through, whatever precedes it', () => {
    fc.assert(
      fc.property(ads, (others) => {
        const last = parseAds({ ads: [...others, ENTRY] }, 0)?.at(-1);
        return JSON.stringify(last) === JSON.stringify(AD);
      }),
      { numRuns: 1000 },
    );
  });
});
