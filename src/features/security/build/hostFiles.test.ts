/** @jest-environment node */
import { parseEnvironment } from '../../../site/config/environment';
import { contentSecurityPolicy, scriptHash } from './contentSecurityPolicy';
import { headersFile, nginxHeaders, securityHeaders } from '.';

describe('the security headers', () => {
  const headers = securityHeaders("default-src 'none'");

  it.each([
    'browsing-topics',
    'clipboard-read',
    'idle-detection',
    'local-fonts',
    'local-network-access',
    'storage-access',
  ])('deny scripts %s', (feature) => {
    expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  });
});

describe('the files for hosts', () => {
  const headers = securityHeaders("default-src 'none'");

  it('send each header for the site’s URLs only', () => {
    const lines = headersFile('/toolpad/', headers).split('\n');
    expect(lines[0]).toBe('/toolpad/*');
    for (const name of Object.keys(headers)) {
      expect(lines.filter((line) => line.startsWith(`  ${name}: `))).toHaveLength(1);
    }
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/toolpad/*',
      '/toolpad/assets/*',
      '/toolpad/sw.js',
    ]);
  });

  it('cache files for an hour only, because hosts send the same header with a 404', () => {
    const lines = headersFile('/toolpad/', headers).split('\n');
    const assets = lines[lines.indexOf('/toolpad/assets/*') + 1];
    expect(assets).toBe('  Cache-Control: public, max-age=3600');
  });

  it('stop the build when Cloudflare would drop a header', () => {
    const policy = contentSecurityPolicy(
      parseEnvironment({}),
      Array.from({ length: 40 }, (_, index) => scriptHash(String(index))),
    );
    expect(() => headersFile('/toolpad/', securityHeaders(policy))).toThrow(
      /Content-Security-Policy.*hosts take 2000/,
    );
  });

  it('are quoted for nginx, or rejected', () => {
    expect(nginxHeaders({ 'Content-Security-Policy': "default-src 'none'; x" })).toBe(
      `add_header Content-Security-Policy "default-src 'none'; x" always;\n`,
    );
    expect(() => nginxHeaders({ 'X-Test': '$host' })).toThrow('X-Test');
  });
});
