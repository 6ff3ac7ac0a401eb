import { createHash } from 'node:crypto';

/**
 * The file of a small picture that the bundler wrote into a page.
 *
 * @param dataUrl such as `data:image/webp;base64,…`
 * @returns its path below the site's own, the same one each time, and what it holds
 * @throws Error for what is no picture in base64
 */
export function pictureFile(dataUrl: string): { readonly file: string; readonly data: Buffer } {
  const [, type, content] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined || content === undefined) {
    throw new Error(`A picture in a page is not base64: ${dataUrl.slice(0, 40)}`);
  }
  const data = Buffer.from(content, 'base64');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { file: `assets/markdown/${hash}.${type}`, data };
}
