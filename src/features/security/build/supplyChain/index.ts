import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SBOM_FILE } from '../../../../site/publishing';
import { billOfMaterials } from './billOfMaterials';
import { parseLockFile } from './lockFile';

/** Writes the software bill of materials into the built site. */
export default function supplyChain({ siteDir }: LoadContext): Plugin {
  return {
    name: 'supply-chain',
    async postBuild({ outDir }) {
      const text = await fs.readFile(path.join(siteDir, 'package-lock.json'), 'utf8');
      const { name, version } = JSON.parse(text) as { name: string; version: string };
      const bill = billOfMaterials(parseLockFile(text), { name, version });
      await fs.writeFile(path.join(outDir, SBOM_FILE), JSON.stringify(bill));
    },
  };
}
