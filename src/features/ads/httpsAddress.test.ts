/** @jest-environment node */
import { httpsAddress } from './providerAd';

describe('spec 4.6: URLs in ads', () => {
  it.each([
    ['https://acme.example/a?b=c#d', 'https://acme.example/a?b=c#d'],
    ['//acme.example/a', 'https://acme.example/a'],
    [' https://acme.example/ ', 'https://acme.example/'],
    ['HTTPS://acme.example/', 'https://acme.example/'],
  ])('spec 4.6: %j is accepted', (value, address) => {
    expect(httpsAddress(value)).toBe(address);
  });

  it.each([
    'http://acme.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://acme.example/1',
    'vbscript:x',
    '/only/a/path',
    'acme.example',
    '//',
    'https://',
    '<img src=x onerror=alert(1)>',
    '',
    null,
    undefined,
    7,
    {},
    ['https://acme.example/'],
  ])('spec 4.6: %j is rejected', (value) => {
    expect(httpsAddress(value)).toBeNull();
  });
});
