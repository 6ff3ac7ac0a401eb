import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SiteEnvironment } from '../../config';
import { TRUST_POLICIES } from '../../trust';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { securityHeaders } from './headers';
import { headersFile, nginxHeaders } from './hostFiles';
import { inlineScripts, scriptHash } from './inlineScripts';

interface Options {
  readonly environment: SiteEnvironment;
  /** When every page is as it will be served. */
  readonly written: Promise<void>;
}

/** The hashes of the inline scripts of all pages in a folder, each once, in an order of their own. */
export async function collectScriptHashes(dir: string): Promise<string[]> {
  const files = await fs.readdir(dir, { recursive: true });
  const hashes = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    inlineScripts(html).forEach((code) => hashes.add(scriptHash(code)));
  }
  return [...hashes].sort();
}

/**
 * Writes what hosts need to serve the site safely: `_headers` into the site for Netlify and Cloudflare,
 * which do not serve it, and `security-headers.conf` into a folder beside it for nginx, which would.
 */
export default function hosting({ environment, written }: Options) {
  return ({ baseUrl }: LoadContext): Plugin => ({
    name: 'hosting',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { output: { trustedTypes: { policyName: TRUST_POLICIES.bundler } } },
    async postBuild({ outDir }) {
      await written;
      const hashes = await collectScriptHashes(outDir);
      const headers = securityHeaders(contentSecurityPolicy(environment, hashes));
      const nginxDir = path.join(outDir, '..', `${path.basename(outDir)}-nginx`);
      await fs.mkdir(nginxDir, { recursive: true });
      await fs.writeFile(path.join(outDir, '_headers'), headersFile(baseUrl, headers));
      await fs.writeFile(path.join(nginxDir, 'security-headers.conf'), nginxHeaders(headers));
    },
  });
}
