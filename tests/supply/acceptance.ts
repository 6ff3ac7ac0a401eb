/** Advisories that are tolerated in one lock file for now, because they do no harm there. */
export interface Acceptance {
  readonly lockFile: string;
  readonly ids: readonly string[];
  readonly reason: string;
  /** The last day on which it is accepted, such as `2027-01-31`. */
  readonly until: string;
}

/** The acceptance of an advisory in a lock file, if any, expired or not. */
export function findAcceptance(
  lockFile: string,
  id: string,
  acceptances: readonly Acceptance[],
): Acceptance | undefined {
  return acceptances.find(
    (accepted) => accepted.lockFile === lockFile && accepted.ids.includes(id),
  );
}
