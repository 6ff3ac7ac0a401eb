import fs from 'node:fs/promises';
import path from 'node:path';
import type { PublishingPlugin } from '../../../build/tools/publishing';
import type { Site } from '../../../site/config';
import { SANDBOX_FILE, SANDBOX_SCRIPT, sandboxDocument } from '../../../site/demoSandbox';
import { scriptSource } from './pagePolicy';

/** Writes the document for edited demos, with its own policy (`hosting/README.md`). */
export default function sandbox({ environment }: Site) {
  const policy = `default-src 'none'; script-src 'unsafe-eval' ${scriptSource(SANDBOX_SCRIPT)}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types demo default`;
  return (): PublishingPlugin => ({
    name: 'sandbox-document',
    async publish({ outDir }) {
      const html = sandboxDocument(environment.muiXLicenseKey).replace(
        '<meta charset="utf-8">',
        `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      );
      await fs.writeFile(path.join(outDir, SANDBOX_FILE), html);
    },
  });
}
