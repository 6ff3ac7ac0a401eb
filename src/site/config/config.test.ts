/** @jest-environment node */
import { parseEnvironment, publicEnvironment } from './environment';

describe('spec 9: configuration from the environment', () => {
  it('has a default for everything', () => {
    expect(parseEnvironment({})).toEqual({
      siteUrl: 'https://mui.com',
      gtagId: null,
      adScriptUrl: null,
      adJsonUrl: null,
      adImageHosts: null,
      feedbackUrl: null,
      muiXLicenseKey: null,
      adsInDevelopment: false,
      isDevelopment: false,
    });
  });

  it('uses the variables that are set', () => {
    expect(
      parseEnvironment({
        SITE_URL: 'https://docs.example.com/',
        GTAG_ID: 'G-ABC123DEF4',
        AD_SCRIPT_URL: 'https://ads.example.com/s.js?zone=1',
        AD_JSON_URL: 'https://ads.example.com/s.json',
        AD_IMAGE_HOSTS: 'https://cdn.example.com  https://*.example.net https://cdn.example.com',
        FEEDBACK_URL: 'https://feedback.example.com/',
        MUI_X_LICENSE_KEY: 'key',
        ENABLE_AD_IN_DEV_MODE: 'true',
        NODE_ENV: 'development',
        PATH: '/bin',
      }),
    ).toEqual({
      siteUrl: 'https://docs.example.com',
      gtagId: 'G-ABC123DEF4',
      adScriptUrl: 'https://ads.example.com/s.js?zone=1',
      adJsonUrl: 'https://ads.example.com/s.json',
      adImageHosts: ['https://cdn.example.com', 'https://*.example.net'],
      feedbackUrl: 'https://feedback.example.com/',
      muiXLicenseKey: 'key',
      adsInDevelopment: true,
      isDevelopment: true,
    });
  });

  it('accepts unencrypted localhost URLs, for local testing', () => {
    const { siteUrl, feedbackUrl } = parseEnvironment({
      SITE_URL: 'http://localhost:3000',
      FEEDBACK_URL: 'http://127.0.0.1:8080/',
    });
    expect([siteUrl, feedbackUrl]).toEqual(['http://localhost:3000', 'http://127.0.0.1:8080/']);
  });

  it('treats an empty value as absent', () => {
    expect(parseEnvironment({ SITE_URL: '', GTAG_ID: ' ', ENABLE_AD_IN_DEV_MODE: '' })).toEqual(
      parseEnvironment({}),
    );
  });

  it.each([
    ['SITE_URL', 'mui.com'],
    ['SITE_URL', 'https://'],
    ['SITE_URL', 'https://mui.com/docs'],
    ['SITE_URL', 'https://mui.com/?a=1'],
    ['SITE_URL', 'https://mui.com/#top'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['GTAG_ID', 'G-1"><script>'],
    ['GTAG_ID', 'analytics'],
    ['AD_SCRIPT_URL', '//ads.example.com/s.js'],
    ['AD_JSON_URL', 'ftp://ads.example.com/s.json'],
    ['FEEDBACK_URL', 'http://[broken'],
    ['FEEDBACK_URL', 'http://feedback.example.com/'],
    ['AD_JSON_URL', 'https://user:secret@ads.example.com/'],
    ['AD_JSON_URL', 'https://user@ads.example.com/'],
    ['AD_SCRIPT_URL', 'https://ads.example.com'],
    ['AD_SCRIPT_URL', 'https://ads.example.com/folder/?zone=1'],
    ['AD_SCRIPT_URL', 'https://*'],
    ['AD_SCRIPT_URL', 'https://*.example.com/s.js'],
    ['AD_SCRIPT_URL', 'https://host;sandbox/x'],
    ['AD_IMAGE_HOSTS', 'https:'],
    ['AD_IMAGE_HOSTS', 'https://*'],
    ['AD_IMAGE_HOSTS', 'https://*.'],
    ['AD_IMAGE_HOSTS', 'https://*.com'],
    ['AD_IMAGE_HOSTS', 'https://cdn.example.com/pictures'],
    ['AD_IMAGE_HOSTS', 'https://cdn.example.com, https://b.example'],
    ['AD_IMAGE_HOSTS', 'https://cdn.example.com;sandbox'],
    ['AD_IMAGE_HOSTS', "https://cdn.example.com 'unsafe-inline'"],
    ['AD_IMAGE_HOSTS', 'http://127.0.0.1'],
    ['SITE_URL', 'http://docs.example.com'],
    ['ENABLE_AD_IN_DEV_MODE', 'yes'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new RegExp(`Malformed environment variable\\n {2}${name}: expected `),
    );
  });

  it('names every malformed variable at once', () => {
    expect(() => parseEnvironment({ SITE_URL: 'x', FEEDBACK_URL: 'y' })).toThrow(
      new Error(`Malformed environment variable
  SITE_URL: expected an origin without a path, such as https://docs.example.com
  FEEDBACK_URL: expected an https URL with a plain host name, without user or password, such as https://example.com/path`),
    );
  });
});

it('keeps what is not meant for readers out of what pages may read', () => {
  const environment = parseEnvironment({
    MUI_X_LICENSE_KEY: 'key',
    AD_IMAGE_HOSTS: 'https://cdn.example.com',
  });
  expect(JSON.stringify(publicEnvironment(environment))).not.toMatch(/key|cdn/i);
});
