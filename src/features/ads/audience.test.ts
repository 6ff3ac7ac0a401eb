import { maySeeAds } from './startAds';

const READERS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
];

const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mediapartners-Google',
];

describe('spec 4.9: who sees ads', () => {
  const site = { isDevelopment: false, adsInDevelopment: false };

  it.each(READERS)('spec 4.9: a reader does: %s', (userAgent) => {
    expect(maySeeAds({ ...site, userAgent })).toBe(true);
  });

  it.each(BOTS)('spec 4.9: a bot does not: %s', (userAgent) => {
    expect(maySeeAds({ ...site, userAgent })).toBe(false);
    expect(maySeeAds({ userAgent, isDevelopment: true, adsInDevelopment: true })).toBe(false);
  });

  it('spec 4.9: in development nobody does, unless the environment enables it', () => {
    const userAgent = READERS[0] ?? '';
    expect(maySeeAds({ userAgent, isDevelopment: true, adsInDevelopment: false })).toBe(false);
    expect(maySeeAds({ userAgent, isDevelopment: true, adsInDevelopment: true })).toBe(true);
  });
});
