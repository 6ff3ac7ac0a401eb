import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SiteEnvironment } from '../../../site/config';
import {
  SANDBOX_ADDRESS,
  SANDBOX_FILE,
  SANDBOX_SCRIPT,
  sandboxDocument,
} from '../../../site/demoSandbox';
import type { PublishingPlugin } from '../../../site/publishing';
import { TRUST_POLICIES } from '../../../site/trust';
import powers from './browserPowers.json';
import { contentSecurityPolicy, sandboxPolicy, scriptHash } from './contentSecurityPolicy';

/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

function withoutPowers(names: readonly string[]): string {
  return names.map((name) => `${name}=()`).join(', ');
}

/** What every answer of the host carries, whatever the file. */
export function securityHeaders(policy: string): Headers {
  return {
    'Content-Security-Policy': policy,
    // A year. Without the subdomains: they are not for the documentation to decide about.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // No page uses these powers of the browser, so no script in one gets them.
    'Permissions-Policy': withoutPowers(powers.unused),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * For files whose name changes with their content, on hosts that give a missing file the same header: what
 * was missing for a moment, during a deploy, is asked for again an hour later. The service worker keeps the
 * file for good, and `hosting/nginx.conf`, which knows the status, has it kept for a year.
 */
const FRESH_FOR_AN_HOUR = 'public, max-age=3600';
/** For all others: a copy may be kept, and is shown only when the host says that it is still right. */
const REVALIDATE = 'no-cache';

/** What Cloudflare takes; Netlify states no limit. */
const LINE_LIMIT = 2_000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join what several rules say of one header,
 * so no header stands in two rules that match one address. Without a rule, both have browsers ask
 * each time.
 *
 * @param baseUrl the site's path, such as `/toolpad/`; the rest of the host is not ours
 * @param sandbox headers of the document of changed demos, which lies beside the site for that reason
 * @throws Error when a header is longer than Cloudflare takes
 */
export function headersFile(baseUrl: string, headers: Headers, sandbox: Headers): string {
  const rules: Record<string, Headers> = {
    [`${baseUrl}*`]: headers,
    [`${baseUrl}assets/*`]: { 'Cache-Control': FRESH_FOR_AN_HOUR },
    [`${baseUrl}sw.js`]: { 'Cache-Control': REVALIDATE },
    [`${SANDBOX_ADDRESS}*`]: sandbox,
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

/**
 * The same for nginx, to be included by `hosting/nginx.conf`, which sets `Cache-Control` itself.
 *
 * @throws Error when a value holds what nginx would read as something else
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/["$\\\n]/.test(value)) {
      throw new Error(`${name}: nginx cannot take this value: ${value}`);
    }
    return `add_header ${name} "${value}" always;\n`;
  });
  return lines.join('');
}

/**
 * Writes what hosts need to serve the site safely: `_headers` into the site for Netlify and Cloudflare,
 * which do not serve it, and `security-headers.conf` into a folder beside it for nginx, which would. The
 * same for the document of changed demos, which hosts serve beside the site (`hosting/README.md`).
 */
export default function hosting({
  baseUrl,
  siteConfig,
}: LoadContext): PublishingPlugin<{ readonly inlineScripts: readonly string[] }> {
  const { environment } = siteConfig.customFields as unknown as {
    readonly environment: SiteEnvironment;
  };
  return {
    name: 'headers',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: { policyName: TRUST_POLICIES.bundler } } },
    async publish({ outDir, pages }) {
      const scripts = new Set(pages.flatMap(({ facts }) => facts.inlineScripts));
      const hashes = [...scripts].map(scriptHash).sort();
      const headers = securityHeaders(contentSecurityPolicy(environment, hashes));
      const sandbox: Headers = {
        ...securityHeaders(sandboxPolicy(scriptHash(SANDBOX_SCRIPT))),
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': withoutPowers([...powers.unused, ...powers.pagesOnly]),
      };
      const nginxDir = `${path.resolve(outDir)}-nginx`;
      const files: readonly [folder: string, name: string, text: string][] = [
        [outDir, '_headers', headersFile(baseUrl, headers, sandbox)],
        [outDir, SANDBOX_FILE, sandboxDocument(environment.muiXLicenseKey)],
        [nginxDir, 'security-headers.conf', nginxHeaders(headers)],
        [nginxDir, 'sandbox-headers.conf', nginxHeaders(sandbox)],
      ];
      await fs.mkdir(nginxDir, { recursive: true });
      for (const [folder, name, text] of files) {
        await fs.writeFile(path.join(folder, name), text);
      }
    },
  };
}
