const checks = new Set<() => boolean>();

/**
 * Registers work that a reload would lose, such as typed text: the page does not reload itself
 * while `isUnsaved` returns `true` (spec 7.2).
 *
 * @returns unregisters it
 */
export function registerUnsavedWork(isUnsaved: () => boolean): () => void {
  // Wrapped, so that the same function can be registered twice.
  const check = (): boolean => isUnsaved();
  checks.add(check);
  return () => checks.delete(check);
}

/** Whether a reload would lose anything. */
export function hasUnsavedWork(): boolean {
  return [...checks].some((check) => check());
}
