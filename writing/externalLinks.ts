import type { Definition, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './prose/lineOf';
import type { ProsePage } from './prose/prosePage';

/** An address outside the site, and the places that lead there: `file:line`. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly string[];
}

/** What came of asking an address. */
export type Answer =
  | { readonly kind: 'fine' }
  | { readonly kind: 'moved'; readonly to: string }
  /** The server says that there is nothing, or nothing for a reader. */
  | { readonly kind: 'dead'; readonly why: string }
  /** Nothing is known: refused to programs, too slow, no way there. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Every external link of pages, by address, without hashes. */
export function listExternalLinks(pages: readonly ProsePage[]): readonly ExternalLink[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    visit(page.tree, ['link', 'definition'], (node) => {
      const [url = ''] = (node as Link | Definition).url.split('#');
      if (/^https?:\/\//.test(url)) {
        places.set(url, [...(places.get(url) ?? []), `${page.file}:${lineOf(node)}`]);
      }
    });
  }
  return [...places]
    .map(([url, found]) => ({ url, places: found }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

const GONE = new Set([404, 410]);

/**
 * Asks an address once; never throws.
 *
 * @param request `fetch`
 * @param timeout in milliseconds, for the answer's head
 */
export async function askAddress(
  url: string,
  request: typeof fetch,
  timeout: number,
): Promise<Answer> {
  try {
    const response = await request(url, {
      redirect: 'follow',
      headers: { 'user-agent': 'Mozilla/5.0 (link check of a documentation site)' },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (GONE.has(response.status)) {
      return { kind: 'dead', why: `status ${response.status}` };
    }
    if (!response.ok) {
      return { kind: 'unknown', why: `status ${response.status}` };
    }
    return response.redirected && response.url !== url
      ? { kind: 'moved', to: response.url }
      : { kind: 'fine' };
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    const why =
      name === 'TimeoutError' ? `no response in ${timeout / 1000} s` : (cause?.code ?? name);
    return { kind: 'unknown', why: why ?? String(error) };
  }
}

/**
 * Asks every address, a few at a time.
 *
 * @returns an answer for each, in the same order
 */
export async function askAll(
  links: readonly ExternalLink[],
  ask: (url: string) => Promise<Answer>,
  atOnce = 8,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < links.length; index = next++) {
      answers[index] = await ask(links[index]?.url ?? '');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** Says what came of it, address by address; `isOffline` when not one server answered. */
export function reportLinks(
  links: readonly ExternalLink[],
  answers: readonly Answer[],
): { readonly lines: readonly string[]; readonly dead: number; readonly isOffline: boolean } {
  const isOffline =
    links.length > 0 &&
    answers.every((answer) => answer.kind === 'unknown' && !answer.why.startsWith('status'));
  const lines = links.map(({ url, places }, index) => {
    const answer = answers[index] ?? { kind: 'unknown', why: 'not asked' };
    const found =
      answer.kind === 'fine'
        ? 'fine'
        : answer.kind === 'moved'
          ? `moved: write ${answer.to}`
          : answer.kind === 'dead'
            ? `dead (${answer.why}): link to something else`
            : `not known (${answer.why}): open it yourself`;
    return `${url} ${isOffline ? '' : `${found} `}in ${places.join(', ')}`;
  });
  return { lines, dead: answers.filter(({ kind }) => kind === 'dead').length, isOffline };
}
