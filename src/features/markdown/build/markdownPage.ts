import { createHash } from 'node:crypto';

/** A page as Markdown. */
export interface MarkdownPage {
  readonly title: string;
  /** The lead paragraph; empty if there is none. */
  readonly description: string;
  readonly markdown: string;
  /** Small images inlined into the HTML as `data:` URLs. */
  readonly pictures: readonly string[];
}

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
