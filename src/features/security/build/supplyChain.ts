import { exec } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SBOM_FILE } from '../../../site/publishing';

/** The parts of a bill that are read here. */
interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** The parts of a lock file that are read here; `dev` and `devOptional` exist only if true. */
interface Lock {
  readonly name: string;
  readonly packages: Readonly<Record<string, { name?: string; version: string }>>;
}

/** With development packages, which npm would omit because builds set NODE_ENV. */
const COMMAND = 'npm sbom --package-lock-only --sbom-format=cyclonedx --include=dev --offline';

/** Runs npm into files: on a busy machine, a pipe may lose the last output of a process. */
async function runNpm(siteDir: string): Promise<string> {
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
 * The software bill of materials (CycloneDX) of all packages that the site contains or is built
 * with. Reproducible: the same lock file and npm yield the same text in any folder, offline.
 *
 * @throws Error with npm's message when package.json and lock file disagree
 */
export async function billOfMaterials(siteDir: string): Promise<object> {
  const bill = JSON.parse(await runNpm(siteDir)) as Bill;
  const lockFile = await fs.readFile(path.join(siteDir, 'package-lock.json'), 'utf8');
  const lock = JSON.parse(lockFile) as Lock;
  // `--omit=dev` would also drop what the site shares with its tests, such as React and webpack
  // (npm/cli#7909); the lock file tells which packages are only for development.
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
      // npm uses the folder's name.
      component: { ...bill.metadata.component, name: lock.name },
    },
    components: bill.components
      .filter((component) => inSite.has(component['bom-ref']))
      // They depend on whether one of several copies is for development.
      .map((component) => ({ ...component, properties: [] })),
    dependencies: bill.dependencies
      .filter(({ ref }) => inSite.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => inSite.has(on)) })),
  };
}

/** Writes the site's bill of materials; npm runs in parallel with the bundler. */
export default function supplyChain({ isDevelopment }: { readonly isDevelopment: boolean }) {
  return ({ siteDir }: LoadContext): Plugin => {
    let bill: Promise<object> = Promise.resolve({});
    return {
      name: 'supply-chain',
      contentLoaded() {
        if (!isDevelopment) {
          bill = billOfMaterials(siteDir);
          // The build continues, and fails in `postBuild` if there is no bill.
          bill.catch(() => undefined);
        }
      },
      async postBuild({ outDir }) {
        await fs.writeFile(path.join(outDir, SBOM_FILE), JSON.stringify(await bill));
      },
    };
  };
}
