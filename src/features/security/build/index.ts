import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PublishingPlugin } from '../../../site/publishing';
import type { SiteEnvironment } from '../../../site/config';
import { TRUST_POLICIES } from '../../../site/trust';
import { contentSecurityPolicy, scriptHash } from './contentSecurityPolicy';
import { headersFile, nginxHeaders, securityHeaders } from './headers';

/**
 * Writes what hosts need to serve the site safely: `_headers` into the site for Netlify and Cloudflare,
 * which do not serve it, and `security-headers.conf` into a folder beside it for nginx, which would.
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
      const nginxDir = path.join(outDir, '..', `${path.basename(outDir)}-nginx`);
      await fs.mkdir(nginxDir, { recursive: true });
      await fs.writeFile(path.join(outDir, '_headers'), headersFile(baseUrl, headers));
      await fs.writeFile(path.join(nginxDir, 'security-headers.conf'), nginxHeaders(headers));
    },
  };
}
