import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const MARK = /(?:^|\s)file="([^"]*)"/;

/**
 * Reads a file by its path below `examples/`; throws an explanation if the path is invalid. The
 * title is its path in the app, such as `toolpad/pages/stock/page.yml`.
 */
export function readExampleFile(siteDir: string, file: string) {
  const [example = '', ...rest] = file.split('/');
  if (rest.length === 0 || file.split('/').includes('..')) {
    throw new Error(`file="${file}": use a path below examples/, example and file`);
  }
  const source = path.join(siteDir, 'examples', file);
  if (!fs.existsSync(source)) {
    throw new Error(`file="${file}": no such file in examples/${example}`);
  }
  return { text: fs.readFileSync(source, 'utf8').trimEnd(), title: rest.join('/') };
}

/**
 * Fills a fence marked `file="<example>/<path>"` with that file, so that pages match the apps. The
 * default title is the path in the app; a missing file or non-empty fence fails the page.
 */
export default function remarkExampleFile({ siteDir }: { siteDir: string }): Transformer<Root> {
  return (tree: Root, page: VFile) => {
    visit(tree, 'code', (fence) => {
      const meta = fence.meta ?? '';
      const [, file] = MARK.exec(meta) ?? [];
      if (file === undefined) {
        return;
      }
      if (fence.value !== '') {
        page.fail(`file="${file}": the fence must be empty, because it shows the file`, fence);
      }
      try {
        const { text, title } = readExampleFile(siteDir, file);
        fence.value = text;
        fence.meta = /\btitle=/.test(meta) ? meta : `title="${title}" ${meta}`;
      } catch (error) {
        page.fail((error as Error).message, fence);
      }
    });
  };
}
