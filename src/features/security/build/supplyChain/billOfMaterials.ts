import { isForProduction, type LockedPackage } from './lockFile';

/** Names a package wherever it lies: two copies of one version are one component. */
function referenceOf({ name, version }: LockedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The hash of the package's archive, as CycloneDX writes it. */
function hashesOf({ integrity }: LockedPackage): { alg: string; content: string }[] {
  const [, encoded] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  return encoded === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(encoded, 'base64').toString('hex') }];
}

function component(locked: LockedPackage) {
  const { name, version, license, optional } = locked;
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': referenceOf(locked),
    ...(group !== undefined && { group }),
    name: bare,
    version,
    scope: optional === true ? 'optional' : 'required',
    hashes: hashesOf(locked),
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    purl: referenceOf(locked),
  };
}

/** The package that `name` means to a package: the nearest one up the folders, as Node finds it. */
function resolve(
  folder: string,
  name: string,
  byFolder: ReadonlyMap<string, LockedPackage>,
): LockedPackage | undefined {
  const steps = `/${folder}`.split('/node_modules/');
  const places = steps.map((_, index) => steps.slice(0, steps.length - index));
  return places
    .map((place) => byFolder.get([...place, name].join('/node_modules/').slice(1)))
    .find((found) => found !== undefined);
}

/**
 * The software bill of materials of the site (CycloneDX 1.6): every package that the site is made of
 * or built with, its version, licence, hash and what it depends on. The same lock file gives the same
 * text, so there is no time and no serial number in it.
 *
 * @param packages from the lock file
 * @param site name and version of the site itself
 */
export function billOfMaterials(
  packages: readonly LockedPackage[],
  site: { readonly name: string; readonly version: string },
): object {
  const production = packages.filter(isForProduction);
  const byFolder = new Map(production.map((locked) => [locked.folder, locked]));
  const components = new Map<string, object>();
  const dependsOn = new Map<string, Set<string>>();
  for (const locked of production) {
    const reference = referenceOf(locked);
    components.set(reference, components.get(reference) ?? component(locked));
    const targets = dependsOn.get(reference) ?? new Set<string>();
    dependsOn.set(reference, targets);
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const target = resolve(locked.folder, name, byFolder);
      if (target) {
        targets.add(referenceOf(target));
      }
    }
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...site } },
    components: [...components.keys()].sort().map((reference) => components.get(reference)),
    dependencies: [...dependsOn.keys()]
      .sort()
      .map((ref) => ({ ref, dependsOn: [...(dependsOn.get(ref) ?? [])].sort() })),
  };
}
