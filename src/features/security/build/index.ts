import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { readSiteFields } from '../../../site/config/environment';
import type { PublishingPlugin } from '../../../site/publishing';
import { TRUST_POLICIES } from '../../../site/trust';
import powers from './browserPowers.json';
import { contentSecurityPolicy, scriptHash } from './contentSecurityPolicy';

type Headers = Readonly<Record<string, string>>;

function withoutPowers(names: readonly string[]): string {
  return names.map((name) => `${name}=()`).join(', ');
}

/** Headers for every response. */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // A year. Subdomains are not for the documentation to decide.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Browser features that no page uses.
    'Permissions-Policy': withoutPowers(powers.unused),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * For hashed files. Only an hour, because hosts also send it with a 404 during a deploy. The
 * worker caches them permanently; nginx, which can check the status, for a year.
 */
const FRESH_FOR_AN_HOUR = 'public, max-age=3600';
/** For all other files: cached, but revalidated on each use. */
const REVALIDATE = 'no-cache';

/** Cloudflare's limit; Netlify states none. */
const LINE_LIMIT = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join a header from several matching
 * rules, so rules that overlap share no header; without a rule, browsers revalidate.
 *
 * @throws Error when a header exceeds Cloudflare's limit
 */
export function headersFile(baseUrl: string, headers: Headers): string {
  const rules: Record<string, Headers> = {
    [`${baseUrl}*`]: headers,
    [`${baseUrl}assets/*`]: { 'Cache-Control': FRESH_FOR_AN_HOUR },
    [`${baseUrl}sw.js`]: { 'Cache-Control': REVALIDATE },
  };
  const lines = Object.entries(rules).flatMap(([address, values]) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > LINE_LIMIT);
  if (tooLong !== undefined) {
    throw new Error(
      `_headers: ${tooLong.slice(0, 40).trim()}… has ${tooLong.length} characters, hosts take ${LINE_LIMIT}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Headers for `hosting/nginx.conf`, which sets `Cache-Control`; throws on special characters. */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["$\\\n]/.test(value)) {
      throw new Error(`${name}: nginx does not support this value: ${value}`);
    }
    return `add_header ${name} "${value}" always;\n`;
  });
  return lines.join('');
}

/**
 * Writes the headers for hosts (`hosting/README.md`). Files for nginx are outside the site, because
 * nginx would serve them; the other hosts do not.
 */
export default function hosting({
  baseUrl,
  siteConfig,
}: LoadContext): PublishingPlugin<{ readonly inlineScripts: readonly string[] }> {
  const { environment } = readSiteFields(siteConfig);
  return {
    name: 'headers',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: { policyName: TRUST_POLICIES.bundler } } },
    async publish({ outDir, pages }) {
      const scripts = new Set(pages.flatMap(({ facts }) => facts.inlineScripts));
      const hashes = [...scripts].map(scriptHash).sort();
      const headers = securityHeaders(contentSecurityPolicy(environment, hashes));
      const nginxDir = `${path.resolve(outDir)}-nginx`;
      const files: readonly [folder: string, name: string, text: string][] = [
        [outDir, '_headers', headersFile(baseUrl, headers)],
        [nginxDir, 'security-headers.conf', nginxHeaders(headers)],
      ];
      await fs.mkdir(nginxDir, { recursive: true });
      for (const [folder, name, text] of files) {
        await fs.writeFile(path.join(folder, name), text);
      }
    },
  };
}
