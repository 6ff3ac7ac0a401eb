/** What is wrong with a command that somebody typed, and what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
