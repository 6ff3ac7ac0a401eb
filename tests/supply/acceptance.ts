/** Advisories that stay in one lock file for now, because they cannot hurt there. */
export interface Acceptance {
  readonly lockFile: string;
  readonly ids: readonly string[];
  readonly reason: string;
  /** The last day on which it is accepted, such as `2027-01-31`. */
  readonly until: string;
}

/** The acceptance of an advisory in a lock file, if there is one, whether its time is over or not. */
export function findAcceptance(
  lockFile: string,
  id: string,
  acceptances: readonly Acceptance[],
): Acceptance | undefined {
  return acceptances.find(
    (accepted) => accepted.lockFile === lockFile && accepted.ids.includes(id),
  );
}
