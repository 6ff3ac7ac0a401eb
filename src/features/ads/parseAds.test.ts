/** @jest-environment node */
import { parseAds } from './providerAd';
import { AD, ENTRY } from './testing';

const NOW = 1_800_000_000_000;

function parseOne(fields: Readonly<Record<string, unknown>>) {
  return parseAds({ ads: [{ ...ENTRY, ...fields }] }, NOW)?.[0];
}

describe('spec 4.1, 4.3: the provider’s JSON', () => {
  it('spec 4.1: reads every field of an ad', () => {
    expect(parseOne({})).toEqual(AD);
  });

  it('spec 4.3: keeps non-empty entries with a statlink, in order', () => {
    const ads = [
      {},
      { company: 'No link' },
      { ...ENTRY, statlink: '' },
      ENTRY,
      { ...ENTRY, company: 'Second' },
    ];
    expect(parseAds({ ads }, NOW)?.map(({ company }) => company)).toEqual(['Acme', 'Second']);
  });

  it('spec 4.3: an ad needs only its statlink', () => {
    expect(parseAds({ ads: [{ statlink: '//acme.example' }] }, NOW)).toEqual([
      {
        company: '',
        description: '',
        image: null,
        statlink: 'https://acme.example/',
        statimp: null,
        pixels: [],
      },
    ]);
  });

  it('stops reading a very long list', () => {
    expect(parseAds({ ads: Array.from({ length: 100_000 }, () => ENTRY) }, NOW)).toHaveLength(100);
  });

  it.each([null, 7, 'text', [], {}, { ads: null }, { ads: 'none' }, { ads: {} }, undefined])(
    'spec 4.3: %j is malformed',
    (body) => {
      expect(parseAds(body, NOW)).toBeNull();
    },
  );

  it('spec 4.3: entries that are not objects are skipped', () => {
    expect(parseAds({ ads: [null, 7, 'text', [], [ENTRY], ENTRY] }, NOW)).toEqual([AD]);
  });

  it.each([
    ['1700000000', '1700000000'],
    [1700000000, '1700000000'],
    [undefined, '1800000000'],
    ['', '1800000000'],
    ['1&u=2', '1800000000'],
    ['\ud800', '1800000000'],
    [{}, '1800000000'],
  ])('spec 4.3: a timestamp of %j is inserted into the pixel as %s', (timestamp, filled) => {
    expect(parseOne({ timestamp, pixel: '//acme.example/[timestamp]' })?.pixels).toEqual([
      `https://acme.example/${filled}`,
    ]);
  });
});

describe('spec 4.6: hostile fields', () => {
  it.each(['javascript:alert(1)', 'http://acme.example/', '<img src=x onerror=alert(1)>', 7, null])(
    'spec 4.6: an entry with the link %j is not an ad',
    (statlink) => {
      expect(parseOne({ statlink })).toBeUndefined();
    },
  );

  it.each(['javascript:alert(1)', 'http://acme.example/', '<img src=x onerror=alert(1)>', 7, null])(
    'spec 4.6: %j is dropped as an image, impression or pixel',
    (value) => {
      expect(parseOne({ image: value, statimp: value, pixel: value })).toMatchObject({
        image: null,
        statimp: null,
        pixels: [],
      });
    },
  );

  it('spec 4.6: only harmful pixels are dropped', () => {
    const pixel = 'javascript:alert(1)||||//acme.example/p||http://acme.example/q';
    expect(parseOne({ pixel })?.pixels).toEqual(['https://acme.example/p']);
  });

  it('spec 4.6: at most 20 of 20,000 pixels are kept', () => {
    const pixel = Array.from({ length: 20_000 }, (_, index) => `//acme.example/${index}`).join(
      '||',
    );
    expect(parseOne({ pixel })?.pixels).toHaveLength(20);
  });

  it('spec 4.6: overlong text is truncated, and an overlong URL is dropped', () => {
    const long = 'a'.repeat(100_000);
    const ad = parseOne({ description: long, image: `https://acme.example/${long}` });
    expect(ad?.description).toHaveLength(301);
    expect(ad?.image).toBeNull();
  });

  it('spec 4.6: text is trimmed', () => {
    expect(parseOne({ company: ' Acme\n', description: '  ' })).toMatchObject({
      company: 'Acme',
      description: '',
    });
  });

  it('spec 4.6: text fields that are not strings are dropped', () => {
    expect(parseOne({ company: { html: '<b>' }, description: ['<b>'] })).toMatchObject({
      company: '',
      description: '',
    });
  });
});
