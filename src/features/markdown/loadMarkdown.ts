import { fetchFile } from '../../islands';

/**
 * Loads a page's Markdown.
 *
 * @param address where it is, such as `/toolpad/core/introduction/index.md`
 * @returns the text; rejects when there is none: no network, an error of the server, or a page in
 *   its place, which some hosts answer for what they do not have
 */
export async function loadMarkdown(address: string): Promise<string> {
  return await fetchFile(address, async (response) => {
    if (response.headers.get('content-type')?.includes('text/html')) {
      throw new Error(`No Markdown at ${address}`);
    }
    return await response.text();
  });
}
