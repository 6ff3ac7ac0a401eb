import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A page as Markdown. */
export const markdownPageShape = z
  .object({
    title: z.string(),
    /** The lead paragraph; empty if there is none. */
    description: z.string(),
    markdown: z.string(),
    /** Small images inlined into the HTML as `data:` URLs. */
    pictures: z.array(z.string()).readonly(),
  })
  .readonly();

export type MarkdownPage = z.infer<typeof markdownPageShape>;

/** The file for an image inlined as a base64 URL, named by content hash; throws on other values. */
export function pictureFile(dataUrl: string): { readonly file: string; readonly data: Buffer } {
  const [, type, content] = /^data:image\/([a-z]+)(?:\+xml)?;base64,(.+)$/.exec(dataUrl) ?? [];
  if (type === undefined || content === undefined) {
    throw new Error(`A picture in a page is not base64: ${dataUrl.slice(0, 40)}`);
  }
  const data = Buffer.from(content, 'base64');
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
  return { file: `assets/markdown/${hash}.${type}`, data };
}
