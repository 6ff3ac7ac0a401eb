import semver from 'semver';
import { z } from 'zod';

const DAY = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const snapshotSchema = z.object({
  /** The date of the newest source that was consulted. */
  asOf: DAY,
  advisories: z.array(
    z.object({
      id: z.string().regex(/^(?:GHSA(?:-[0-9a-z]{4}){3}|CVE-\d{4}-\d{4,})$/),
      package: z.string(),
      severity: z.enum(['low', 'moderate', 'high', 'critical', 'unknown']),
      title: z.string(),
      vulnerable: z.string().refine((range) => semver.validRange(range) !== null, 'no range'),
      patched: z.array(z.string().refine((version) => semver.valid(version) !== null)),
      /** Threads that state the range and the patched versions, as `owner/repository#number`. */
      source: z.string(),
    }),
  ),
});

/** Published advisories, as known on a certain day. */
export type Snapshot = z.infer<typeof snapshotSchema>;
/** A published vulnerability of a package. */
export type Advisory = Snapshot['advisories'][number];

/**
 * Parses a snapshot from JSON.
 *
 * @throws Error if it is invalid
 */
export function parseSnapshot(text: string): Snapshot {
  const snapshot = snapshotSchema.safeParse(JSON.parse(text));
  if (!snapshot.success) {
    const [issue] = snapshot.error.issues;
    throw new Error(`Advisories: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  return snapshot.data;
}

/** The advisories that a registry reports and a snapshot lacks, each once. */
export function listMissing(ids: readonly string[], { advisories }: Snapshot): string[] {
  return [...new Set(ids)].filter((id) => !advisories.some((advisory) => advisory.id === id));
}
