import { exec } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SBOM_FILE } from '../../../site/publishing';

/** What is read here of a bill. */
interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What is read here of a lock file; `dev` and `devOptional` are there when they are true. */
interface Lock {
  readonly name: string;
  readonly packages: Readonly<Record<string, { name?: string; version: string }>>;
}

/** NODE_ENV, which a build sets, would have npm leave out what is for development. */
const COMMAND = 'npm sbom --package-lock-only --sbom-format=cyclonedx --include=dev --offline';

/**
 * What npm writes. It writes into files: what a program has put into a pipe may be lost when it ends on a
 * busy machine.
 *
 * @throws Error with what npm says
 */
async function askNpm(siteDir: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sbom-'));
  const [bill, errors] = [path.join(folder, 'bill.json'), path.join(folder, 'errors.txt')];
  try {
    await promisify(exec)(`${COMMAND} > "${bill}" 2> "${errors}"`, { cwd: siteDir });
    return await fs.readFile(bill, 'utf8');
  } catch {
    throw new Error(await fs.readFile(errors, 'utf8'));
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

/**
 * The software bill of materials of the site (CycloneDX): every package that it is made of or built
 * with, its version, licence, hash and what it depends on. The same lock file and the same npm give the
 * same text, in whatever folder and without a network.
 *
 * @param siteDir the folder of `package.json` and `package-lock.json`
 * @throws Error with what npm says, when the two do not fit together
 */
export async function billOfMaterials(siteDir: string): Promise<object> {
  const bill = JSON.parse(await askNpm(siteDir)) as Bill;
  const lockFile = await fs.readFile(path.join(siteDir, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(lockFile) as Lock;
  // With --omit=dev npm also leaves out what the site shares with its tests, React and webpack among
  // it (npm/cli#7909); the lock file knows which packages are for development alone.
  const inSite = new Set<string>();
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!('dev' in entry || 'devOptional' in entry)) {
      inSite.add(`${entry.name ?? folder.replace(/^.*node_modules\//, '')}@${entry.version}`);
    }
  }
  return {
    ...bill,
    serialNumber: undefined,
    metadata: {
      ...bill.metadata,
      timestamp: undefined,
      tools: undefined,
      // npm takes the name of the folder.
      component: { ...bill.metadata.component, name: lock.name },
    },
    components: bill.components
      .filter((component) => inSite.has(component['bom-ref']))
      // They hold whether one copy, of several, is for development.
      .map((component) => ({ ...component, properties: [] })),
    dependencies: bill.dependencies
      .filter(({ ref }) => inSite.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => inSite.has(on)) })),
  };
}

/** Writes the software bill of materials into the built site; npm makes it while the bundler works. */
export default function supplyChain({ isDevelopment }: { readonly isDevelopment: boolean }) {
  return ({ siteDir }: LoadContext): Plugin => {
    let bill: Promise<object> = Promise.resolve({});
    return {
      name: 'supply-chain',
      contentLoaded() {
        if (!isDevelopment) {
          bill = billOfMaterials(siteDir);
          // The build goes on meanwhile, and stops where it waits for the bill.
          bill.catch(() => undefined);
        }
      },
      async postBuild({ outDir }) {
        await fs.writeFile(path.join(outDir, SBOM_FILE), JSON.stringify(await bill));
      },
    };
  };
}
