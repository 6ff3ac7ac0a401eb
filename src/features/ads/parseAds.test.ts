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

  it('spec 4.3: keeps entries that are non-empty and carry a statlink, in their order', () => {
    const ads = [
      {},
      { company: 'No link' },
      { ...ENTRY, statlink: '' },
      ENTRY,
      { ...ENTRY, company: 'Second' },
    ];
    expect(parseAds({ ads }, NOW)?.map(({ company }) => company)).toEqual(['Acme', 'Second']);
  });

  it('spec 4.3: an ad needs no more than its statlink', () => {
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

  it('reads no more of an endless list than could be of use', () => {
    expect(parseAds({ ads: Array.from({ length: 100_000 }, () => ENTRY) }, NOW)).toHaveLength(100);
  });

  it.each([null, 7, 'text', [], {}, { ads: null }, { ads: 'none' }, { ads: {} }, undefined])(
    'spec 4.3: %j is malformed',
    (body) => {
      expect(parseAds(body, NOW)).toBeNull();
    },
  );

  it('spec 4.3: entries that are no objects are passed over', () => {
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
  ])('spec 4.3: a timestamp of %j is put into the pixel as %s', (timestamp, filled) => {
    expect(parseOne({ timestamp, pixel: '//acme.example/[timestamp]' })?.pixels).toEqual([
      `https://acme.example/${filled}`,
    ]);
  });
});

describe('spec 4.6: hostile fields', () => {
  it.each(['javascript:alert(1)', 'http://acme.example/', '<img src=x onerror=alert(1)>', 7, null])(
    'spec 4.6: a link of %j is no ad',
    (statlink) => {
      expect(parseOne({ statlink })).toBeUndefined();
    },
  );

  it.each(['javascript:alert(1)', 'http://acme.example/', '<img src=x onerror=alert(1)>', 7, null])(
    'spec 4.6: a picture, an impression and a pixel of %j are dropped',
    (value) => {
      expect(parseOne({ image: value, statimp: value, pixel: value })).toMatchObject({
        image: null,
        statimp: null,
        pixels: [],
      });
    },
  );

  it('spec 4.6: of several pixels only the harmful are dropped', () => {
    const pixel = 'javascript:alert(1)||||//acme.example/p||http://acme.example/q';
    expect(parseOne({ pixel })?.pixels).toEqual(['https://acme.example/p']);
  });

  it('spec 4.6: of 20,000 pixels no more are asked for than an advertiser has', () => {
    const pixel = Array.from({ length: 20_000 }, (_, index) => `//acme.example/${index}`).join(
      '||',
    );
    expect(parseOne({ pixel })?.pixels).toHaveLength(20);
  });

  it('spec 4.6: a text without end is cut, an address without end is none', () => {
    const long = 'a'.repeat(100_000);
    const ad = parseOne({ description: long, image: `https://acme.example/${long}` });
    expect(ad?.description).toHaveLength(301);
    expect(ad?.image).toBeNull();
  });

  it('spec 4.6: words lose the space around them', () => {
    expect(parseOne({ company: ' Acme\n', description: '  ' })).toMatchObject({
      company: 'Acme',
      description: '',
    });
  });

  it('spec 4.6: words that are no text are dropped', () => {
    expect(parseOne({ company: { html: '<b>' }, description: ['<b>'] })).toMatchObject({
      company: '',
      description: '',
    });
  });
});
