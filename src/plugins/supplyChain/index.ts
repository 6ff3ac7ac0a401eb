import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { BuildMoment } from '../buildMoment';
import { SBOM_FILE } from '../siteFiles';
import { billOfMaterials } from './billOfMaterials';
import { parseLockFile } from './lockFile';

interface Options {
  /** When the service worker has been told which files the site has; this is for other readers. */
  readonly filesListed: BuildMoment;
}

/** Writes the software bill of materials into the built site. */
export default function supplyChain({ filesListed }: Options) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'supply-chain',
    async postBuild({ outDir }) {
      const text = await fs.readFile(path.join(siteDir, 'package-lock.json'), 'utf8');
      const { name, version } = JSON.parse(text) as { name: string; version: string };
      const bill = billOfMaterials(parseLockFile(text), { name, version });
      await filesListed.reached;
      await fs.writeFile(path.join(outDir, SBOM_FILE), JSON.stringify(bill));
    },
  });
}
