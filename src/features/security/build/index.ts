import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PublishingPlugin } from '../../../site/publishing';
import type { SiteEnvironment } from '../../../site/config';
import { sandboxDocument, SANDBOX_FILE, SANDBOX_SCRIPT } from '../../../site/demoSandbox';
import { TRUST_POLICIES } from '../../../site/trust';
import { contentSecurityPolicy, sandboxPolicy, scriptHash } from './contentSecurityPolicy';
import { headersFile, nginxHeaders, sandboxHeaders, securityHeaders } from './headers';

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
      const nginxDir = path.join(outDir, '..', `${path.basename(outDir)}-nginx`);
      const sandbox = sandboxHeaders(sandboxPolicy(scriptHash(SANDBOX_SCRIPT)));
      const write = (folder: string, name: string, text: string): Promise<void> =>
        fs.writeFile(path.join(folder, name), text);
      await fs.mkdir(nginxDir, { recursive: true });
      await write(outDir, '_headers', headersFile(baseUrl, headers, sandbox));
      await write(outDir, SANDBOX_FILE, sandboxDocument(environment.muiXLicenseKey));
      await write(nginxDir, 'security-headers.conf', nginxHeaders(headers));
      await write(nginxDir, 'sandbox-headers.conf', nginxHeaders(sandbox));
    },
  };
}
