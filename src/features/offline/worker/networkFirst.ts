import { keep, readKept } from './store';

/** After this long without an answer, a kept copy is shown if there is one. */
export const TIME_LIMIT_MS = 4000;

interface Question {
  readonly request: Request;
  readonly cacheName: string;
  /** The address the answer is kept under. */
  readonly key: string;
  /** What is answered when neither the network nor the cache has it. */
  readonly otherwise: () => Promise<Response>;
  /** Keeps the worker alive for what goes on after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

function timeLimit(): { readonly over: Promise<undefined>; readonly clear: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS, undefined);
  });
  return { over, clear: () => clearTimeout(timer) };
}

/**
 * Answers from the network, so that while online nothing is outdated (spec 7.3): a kept copy is used
 * only when the network fails, or says nothing within the time limit. Whatever the server answers,
 * errors included, is the answer.
 */
export async function networkFirst(question: Question): Promise<Response> {
  const { request, cacheName, key, otherwise, waitUntil } = question;
  // "no-cache": the browser's own cache may hold yesterday's page for as long as a host allowed.
  const answer = fetch(request, { cache: 'no-cache' });
  // Also an answer that comes after the time limit is kept, for the next time.
  waitUntil(
    answer.then(
      (response) => keep(cacheName, key, response.clone()),
      () => undefined,
    ),
  );
  const network = answer.catch(() => undefined);
  const limit = timeLimit();
  const inTime = await Promise.race([network, limit.over]);
  limit.clear();
  return inTime ?? (await readKept(cacheName, key)) ?? (await network) ?? (await otherwise());
}
