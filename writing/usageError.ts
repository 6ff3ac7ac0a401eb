/** Says what is wrong with a typed command, and what to type instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
