/** What a load that failed waits for, so that tests need no clock and no network. */
export interface RetryDependencies {
  /** Resolves after so many ms. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves once asking again can help: at once while online. */
  readonly online: () => Promise<void>;
  /** Has the browser forget what it kept of a file that did not load. Never rejects. */
  readonly forget: (error: unknown) => Promise<void>;
}

/** How long to wait before each further attempt, in ms. */
const RETRY_DELAYS: readonly number[] = [300, 1_000];

/**
 * Loads something, and asks again where that fails: a connection that drops for a moment is common,
 * and without a second attempt it costs the reader what they clicked.
 *
 * @param load asks once
 * @returns what was loaded
 * @throws what the last attempt threw, such as for a file that a deploy took away
 */
export async function retry<Loaded>(
  load: () => Promise<Loaded>,
  { wait, online, forget }: RetryDependencies,
): Promise<Loaded> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await load();
    } catch (error) {
      await online();
      await wait(delay);
      await forget(error);
    }
  }
  return load();
}
