import type { Definition, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { lineOf } from './prose/lineOf';
import type { ProsePage } from './prose/prosePage';

/** A URL outside of the site, and the places that link to it: `file:line`. */
export interface ExternalLink {
  readonly url: string;
  readonly places: readonly string[];
}

/** The result of requesting a URL. */
export type Answer =
  | { readonly kind: 'fine' }
  | { readonly kind: 'moved'; readonly to: string }
  /** The server says that the page does not exist. */
  | { readonly kind: 'dead'; readonly why: string }
  /** Nothing is known: it refuses programs, is too slow, or cannot be reached. */
  | { readonly kind: 'unknown'; readonly why: string };

/** Every external link of pages, by URL, without hashes. */
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
 * Requests a URL once; never throws.
 *
 * @param request `fetch`
 * @param timeout in milliseconds, for the response headers
 */
export async function requestUrl(
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
 * Requests every URL, a few at a time.
 *
 * @returns a result for each, in the same order
 */
export async function requestAll(
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

/** Reports the results, URL by URL; `isOffline` if no server responded. */
export function reportLinks(
  links: readonly ExternalLink[],
  answers: readonly Answer[],
): { readonly lines: readonly string[]; readonly dead: number; readonly isOffline: boolean } {
  const isOffline =
    links.length > 0 &&
    answers.every((answer) => answer.kind === 'unknown' && !answer.why.startsWith('status'));
  const lines = links.map(({ url, places }, index) => {
    const answer = answers[index] ?? { kind: 'unknown', why: 'not requested' };
    const found =
      answer.kind === 'fine'
        ? 'fine'
        : answer.kind === 'moved'
          ? `moved: write ${answer.to}`
          : answer.kind === 'dead'
            ? `dead (${answer.why}): link to something else`
            : `unknown (${answer.why}): open it yourself`;
    return `${url} ${isOffline ? '' : `${found} `}in ${places.join(', ')}`;
  });
  return { lines, dead: answers.filter(({ kind }) => kind === 'dead').length, isOffline };
}
