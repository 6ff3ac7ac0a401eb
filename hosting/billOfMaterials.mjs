/**
 * Writes the software bill of materials (CycloneDX) of a site that is about to be published: all
 * packages that it contains or is built with. Reproducible: the same lock file and npm yield the
 * same text in any folder, offline.
 *
 *   node hosting/billOfMaterials.mjs <folder of the site>
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * With development packages, which npm would omit where NODE_ENV says so, and with its errors,
 * which it would omit where it was told to be silent.
 */
const COMMAND =
  'sbom --package-lock-only --sbom-format=cyclonedx --include=dev --offline --loglevel=error';

/** Runs npm into files: on a busy machine, a pipe may lose the last output of a process. */
function runNpm(siteDir) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  const [bill, errors] = ['bill.json', 'errors.txt'].map((name) => path.join(folder, name));
  try {
    const stdio = ['ignore', fs.openSync(bill, 'w'), fs.openSync(errors, 'w')];
    execFileSync('npm', COMMAND.split(' '), { cwd: siteDir, stdio });
    return fs.readFileSync(bill, 'utf8');
  } catch (error) {
    throw new Error(fs.readFileSync(errors, 'utf8').trim() || String(error));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} siteDir with package.json and its lock file
 * @returns {object} the bill
 * @throws Error with npm's message when package.json and lock file disagree
 */
export function billOfMaterials(siteDir) {
  const bill = JSON.parse(runNpm(siteDir));
  const lock = JSON.parse(fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));
  // `--omit=dev` would also drop what the site shares with its tests, such as React and webpack
  // (npm/cli#7909); the lock file tells which packages are only for development.
  const inSite = new Set(
    Object.entries(lock.packages)
      .filter(([, entry]) => !('dev' in entry || 'devOptional' in entry))
      .map(([folder, { name, version }]) => {
        return `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`;
      }),
  );
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

/** Writes the bill of this repository into a published site. */
export function writeBillOfMaterials(folder) {
  const siteDir = path.join(import.meta.dirname, '..');
  fs.writeFileSync(path.join(folder, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(siteDir)));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeBillOfMaterials(process.argv[2] ?? 'build');
}
