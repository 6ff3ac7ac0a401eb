import { buildCache, codeHash } from '../../../../build/tools/buildCache';
import { docsPages, oncePerSite, referencePages } from '../pages';
import type { ReferenceSection } from '../sections';
import { CORE_PACKAGE, demosOf } from './demos';

const CODE = 'src/features/reference/build';

/**
 * `coreReference`, read once and kept across builds: the compiler is loaded only when the package,
 * the reference pages or the demos have changed.
 *
 * @throws Error as `coreReference`
 */
export const cachedReference = oncePerSite(
  async (siteDir): Promise<ReadonlyMap<string, readonly ReferenceSection[]>> => {
    const docs = docsPages(siteDir).get('docs-core') ?? [];
    const pages = [...referencePages(docs).values()];
    const key = [codeHash(CODE, `${CODE}/core/notes.yml`), pages, demosOf(docs, siteDir)];
    const entries = await buildCache('reference', key, async () => {
      const { coreReference } = await import('./coreReference');
      return [...coreReference(siteDir)];
    });
    return new Map(entries);
  },
);

/** The sections of a component or hook; throws with the known names if it is not exported. */
export async function coreSections(
  name: string,
  siteDir: string,
): Promise<readonly ReferenceSection[]> {
  const reference = await cachedReference(siteDir);
  const sections = reference.get(name);
  if (!sections) {
    const names = [...reference.keys()].join(', ');
    throw new Error(`not a component or hook of ${CORE_PACKAGE}; use one of ${names}`);
  }
  return sections;
}
